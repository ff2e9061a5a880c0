import type { ServerFigures } from './minutes'

const bytesPerMb = 1024 * 1024

/** Values of a metric, one for each set of labels. @throws when there is none */
function valuesOf(text: string, name: string): number[] {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  if (lines.length === 0) throw new Error(`The metrics have no ${name}`)
  return lines.map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
}

const only = (text: string, name: string): number => valuesOf(text, name)[0] ?? NaN

/** Reads what a server says of itself from its metrics. */
export const readFigures = (text: string): ServerFigures => ({
  residentMb: Math.round(only(text, 'process_resident_memory_bytes') / bytesPerMb),
  lagMs: only(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
  waiting: valuesOf(text, 'perron_queue_rows').reduce((sum, value) => sum + value, 0),
})

/** Asks a server for its metrics; null when it does not answer. */
export async function askFigures(metricsPort: number): Promise<ServerFigures | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
      signal: AbortSignal.timeout(10_000),
    })
    return readFigures(await answer.text())
  } catch {
    return null
  }
}
