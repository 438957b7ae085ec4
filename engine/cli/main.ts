import { runCommand } from './commands';

const { argv, stdin, stdout, stderr } = process;

// Whoever reads the output may stop early, as `head` does; there is nobody left to tell.
stdout.on('error', () => process.exit());

void runCommand(argv.slice(2), { input: stdin, output: stdout, errors: stderr }).then((code) => {
  process.exitCode = code;
});
