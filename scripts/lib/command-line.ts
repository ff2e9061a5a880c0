/** How an operator calls a command: in a build, or in the folder of the sources. */
export const commandLine = (name: string): string =>
  process.env.PERRON_PROGRAM ? `node perron.mjs ${name.replace(':', '-')}` : `npm run ${name} --`
