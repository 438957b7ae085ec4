import { exportWebIfStale } from './web-export';

/** Once before all browser tests, which run side by side and would get into each other's way. */
module.exports = () => exportWebIfStale();
