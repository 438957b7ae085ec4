process.env.DAMA_SLOW_TESTS = '1';
module.exports = require('./jest.config');
