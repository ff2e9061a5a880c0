/**
 * Room for new objects in MB; Node's own is 16. Responses are short-lived: with more a stored page is sent a fifth more often,
 * for at most 50 MB of memory.
 */
export const newObjectsMb = 32

/** What native modules of this machine depend on. */
export function thisSystem() {
  const { platform, arch, version: node } = process
  // Looking up the names of the network would take seconds.
  process.report.excludeNetwork = true
  const { header } = process.report.getReport()
  const libc = header.glibcVersionRuntime ? 'glibc' : 'musl'
  return { platform, arch, libc: platform === 'linux' ? libc : '', node }
}

const describe = ({ platform, arch, libc }) => [platform, arch, libc].filter(Boolean).join(' ')

/** Why this machine cannot run a build, or null: its native modules would end the process without a word. */
export function systemProblem(build, here) {
  if (describe(build) === describe(here)) return null
  return `This build is for ${describe(build)}, and this machine is ${describe(here)}: build it on such a machine.`
}

const majorOf = (version) => version.replace(/^v/, '').split('.', 1)[0]

/** A build takes what its Node offers; another major version may lack or change it. */
export function nodeProblem(build, here) {
  if (majorOf(build.node) === majorOf(here.node)) return null
  return `This build was made with Node ${majorOf(build.node)}, and this is Node ${here.node}: run it with the former, or build it with the latter.`
}
