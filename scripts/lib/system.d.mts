/** Room for new objects, for `--max-semi-space-size`. */
export const newObjectsMb: number

/** What native modules depend on. */
export interface System {
  platform: string
  arch: string
  /** `glibc` or `musl`; empty where there is one alone. */
  libc: string
  /** As `process.version`. */
  node: string
}

export function thisSystem(): System

/** One line on why this machine cannot run a build; null when it can. */
export function systemProblem(build: System, here: System): string | null

/** One line on another major version of Node; null when it is the same. */
export function nodeProblem(build: System, here: System): string | null
