const isTerminal = Boolean(process.stdout.isTTY)
/** Without a terminal each report is a new line, so reports are less frequent. */
const everyMs = isTerminal ? 1000 : 10_000
const clearLine = '\r\x1b[K'

const running = new Map()
let timer

const secondsSince = (start) => Math.round((performance.now() - start) / 1000)

const describe = ([name, { start, line }]) => `${name} ${secondsSince(start)} s${line ? `: ${line}` : ''}`

function report() {
  const text = [...running].map(describe).join(' | ')
  if (!text) return
  const width = (process.stdout.columns ?? 160) - 4
  process.stdout.write(isTerminal ? `${clearLine}… ${text.slice(0, width)}` : `… ${text.slice(0, 300)}\n`)
}

/** Prints a permanent line above the line of the current step. */
export function printLine(text) {
  process.stdout.write(`${isTerminal ? clearLine : ''}${text}\n`)
}

const printable = (text) =>
  text
    .replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '')
    .replace(/[^\P{C}]/gu, '')
    .trim()

/** Shows a long step with its seconds and the last line it wrote, until `end` is called. */
export function beginStep(name) {
  const step = { start: performance.now(), line: '' }
  running.set(name, step)
  timer ??= setInterval(report, everyMs).unref()
  if (!isTerminal) printLine(`… ${name}`)
  return {
    show: (line) => void (step.line = printable(line) || step.line),
    seconds: () => (performance.now() - step.start) / 1000,
    end: (mark, note = '') => {
      running.delete(name)
      printLine(`${mark} ${name} ${secondsSince(step.start)} s${note && `, ${note}`}`)
    },
  }
}
