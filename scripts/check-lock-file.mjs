// Fails when package-lock.json has a package without a checksum or from another place than npm's registry.
// `--fill` first asks the registry for the missing checksums: npm leaves them out for systems other than its own.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { findLockProblems, lacksChecksum, packageName } from './lib/lock-file.mjs'

const file = 'package-lock.json'

/** An empty text when the registry does not have this version. */
function fetchChecksum(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--registry=https://registry.npmjs.org/']
  try {
    return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function fillChecksums(lock) {
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '' || entry.link || !lacksChecksum(entry)) continue
    const integrity = fetchChecksum(packageName(folder, entry), entry.version)
    if (integrity) Object.assign(entry, { integrity })
    console.log(`${folder}: ${integrity || 'not in the registry'}`)
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

const lock = JSON.parse(readFileSync(file, 'utf8'))
if (process.argv.includes('--fill')) fillChecksums(lock)
const problems = findLockProblems(lock)
for (const problem of problems) console.error(`${file}: ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
