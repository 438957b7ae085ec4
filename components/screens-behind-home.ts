/** What home leads to. A phone has all of it at hand; for a browser see the file beside this one. */
export * from './far-screens';
