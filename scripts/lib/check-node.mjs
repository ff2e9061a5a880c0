/** Lowest versions of `engines` in package.json; of the odd major versions none is supported for long. */
const floors = { 20: 19, 22: 12 }

/** Says in one line what is wrong with a version of Node such as `v18.20.1`, or gives null. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  const isGood = major > 22 || minor >= (floors[major] ?? Infinity)
  return isGood ? null : `Node ${version} is not supported; install Node 20.19 or later, or 22.12 or later.`
}
