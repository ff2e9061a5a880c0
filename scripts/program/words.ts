/** What `node perron.mjs` does, by its first word: the arguments and one line about it, in the order of the list. */
export const words: Readonly<Record<string, readonly [args: string, text: string]>> = {
  serve: ['', 'serves the site and its studio'],
  worker: ['', 'e-mails, imports, backups … in a process of its own (WORKER=none)'],
  check: ['', 'says what is missing before a start'],
  health: ['', 'asks whether the server of this machine runs, for containers'],
  'check-upgrade': ['', 'tells on a copy of the database what an upgrade will do'],
  migrate: ['', 'brings the database to this version, as a start does too'],
  'create-administrator': ['E-MAIL "NAME"', 'makes an account of an administrator'],
  'reset-second-factor': ['E-MAIL', 'removes the second step of the log-in of an account'],
  backup: ['TARGET | --list TARGET | --new-key', 'makes a backup while the site runs'],
  restore: ['SOURCE [--backup ID] [--replace] [--check] [--anonymise]', 'restores one'],
  'storage-move': ['FROM TO [--remove]', 'moves uploaded files between a folder and S3'],
  import: ['SOURCE|FILE …', 'takes the properties of a feed over'],
  export: ['FILE', 'writes the published properties as a feed'],
  places: ['FILE', 'gives places the coordinates of a list of GeoNames'],
  'redirects-import': ['FILE …', 'takes redirects from the addresses of a former site'],
  reindex: ['', 'makes all rows that are derived from documents anew'],
  'erase-again': ['', 'erases people once more who were erased before'],
  'dkim-record': ['', 'prints the DNS record of the signature of e-mails'],
}

const indent = 2

/** The list of the words. */
export function describeWords(): string {
  const lines = Object.entries(words).map(([word, [args, text]]) => [`${word} ${args}`.trim(), text] as const)
  const narrow = 22
  return lines
    .map(([call, text]) => {
      const begin = ' '.repeat(indent) + call.padEnd(narrow)
      return call.length < narrow ? begin + text : `${begin}\n${' '.repeat(indent + narrow)}${text}`
    })
    .join('\n')
}

/** The word that was meant: a command of `package.json` has a colon where this has a hyphen. */
export function findWord(given: string): string | null {
  const word = given.replace(':', '-')
  return Object.hasOwn(words, word) ? word : null
}
