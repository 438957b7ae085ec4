// A cold export of the web app takes a minute or two on a small machine.
jest.setTimeout(10 * 60 * 1000);
