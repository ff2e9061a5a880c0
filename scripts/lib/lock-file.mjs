/**
 * Checks that npm verifies what it installs: every package of the lock file comes from npm's registry and has a
 * checksum, except the ones below.
 */

const registry = 'https://registry.npmjs.org/'

/**
 * Packages for other systems whose checksums the registry did not offer when they were locked, by the beginning of their
 * names and version. `npm run lock-file -- --fill` fetches them; a line that is no longer needed is a problem too.
 */
export const withoutChecksum = {
  '@next/swc-': '16.4.6',
  '@oxc-parser/binding-': '0.156.0',
  '@tailwindcss/oxide-': '4.3.5',
}

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean,
 *   optional?: boolean, os?: string[], cpu?: string[], name?: string }} Entry
 */

/** The name of the package: an alias keeps it beside its folder. */
export const packageName = (folder, entry) =>
  entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13)

/** Linux on x64 and arm64: development, CI and servers. There no package is installed without its checksum. */
const isForServers = ({ os = ['linux'], cpu = ['x64'] }) =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))

function exceptionFor(folder, entry, exceptions) {
  if (!entry.optional || isForServers(entry)) return undefined
  const name = packageName(folder, entry)
  return Object.keys(exceptions).find(
    (start) => name.startsWith(start) && exceptions[start] === entry.version,
  )
}

/** Bundled packages are inside the tarball of another one, which has a checksum. */
export const lacksChecksum = ({ integrity, inBundle }) =>
  !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')

/**
 * @param {{ packages: Record<string, Entry> }} lock content of package-lock.json
 * @param {Record<string, string>} exceptions versions by the beginning of a name
 * @returns {string[]} one line per problem
 */
export function findLockProblems(lock, exceptions = withoutChecksum) {
  const problems = []
  const used = new Set()
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '') continue
    if (entry.link) problems.push(`${folder} is a link`)
    else if (entry.resolved && !entry.resolved.startsWith(registry))
      problems.push(`${folder} comes from ${entry.resolved}`)
    else if (lacksChecksum(entry)) {
      const exception = exceptionFor(folder, entry, exceptions)
      if (exception) used.add(exception)
      else problems.push(`${folder} ${entry.version} has no sha512 checksum`)
    }
  }
  const unused = Object.keys(exceptions).filter((start) => !used.has(start))
  return [
    ...problems,
    ...unused.map((start) => `no package needs the exception ${start} ${exceptions[start]}`),
  ]
}
