import path from 'node:path'

const colours = /\x1b\[[0-9;]*m/g
const firstLine = (message = '') => message.replace(colours, '').split('\n')[0]

/** The failed tests of vitest's JSON report: file, name and first line of the error. */
export const vitestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults = [], status, message }) => {
    const file = path.relative(process.cwd(), name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })

/** The failed tests of Playwright's JSON report: file, name and first line of the error. */
export function playwrightFailures({ suites = [], errors = [] }) {
  const inSuite = ({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
        return `${file} › ${title}: ${firstLine(failed?.error.message)}`
      }),
    ...inner.flatMap(inSuite),
  ]
  return [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(inSuite)]
}
