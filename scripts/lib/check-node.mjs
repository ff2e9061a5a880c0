/** Lowest versions of `engines` in package.json; odd major versions have no long-term support. */
const floors = { 20: 19, 22: 12 }

/** One line on the problem with a Node version such as `v18.20.1`; null without one. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  const isGood = major > 22 || minor >= (floors[major] ?? Infinity)
  return isGood ? null : `Node ${version} is not supported; install Node 20.19 or later, or 22.12 or later.`
}
