const mark = ({ failed, passed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '–')

const row = (result) => {
  const { name, passed, failed, seconds, note } = result
  const figures = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`
  return `${mark(result)} ${name.padEnd(16)} ${figures}${note ? `  ${note}` : ''}`
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0)

/** Number of failed tests of all results. */
export const countFailed = (results) => sum(results, 'failed')

const failuresOf = ({ name, failures = [] }) => failures.map((failure) => `✗ ${name}: ${failure}`)

/** Every failed test, one row per step, and a last line for programs. */
export const summarise = (results) =>
  [
    '',
    ...results.flatMap(failuresOf),
    ...results.map(row),
    '',
    `Tests: ${sum(results, 'passed')} passed, ${countFailed(results)} failed`,
  ].join('\n')
