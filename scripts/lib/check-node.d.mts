/** One line on the problem with a Node version such as `v18.20.1`; null without one. */
export function nodeVersionProblem(version: string): string | null
