import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Meters } from './meters'

/** A value that is read when the metrics are requested. */
export interface ReadValue {
  /** Without the prefix of the product. */
  name: string
  help: string
  labels?: Record<string, string>
  value: number
}

export interface PrometheusMeters extends Meters {
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>
  contentType: string
}

const prefix = 'perron_'

const requestSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const databaseSeconds = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** The values of one reading, in a registry of their own: a label that is gone is not repeated. */
async function textOf(values: readonly ReadValue[]): Promise<string> {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, help, labels = {}, value } of values) {
    const labelNames = Object.keys(labels)
    const gauge =
      gauges.get(name) ?? new Gauge({ name: prefix + name, help, labelNames, registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return registry.metrics()
}

/**
 * Meters of prom-client, with those of Node: memory, processor, lag of the event loop, pauses of the garbage collector.
 *
 * @param readValues values of the site, read each time; they are left out when it fails
 */
export function prometheusMeters(readValues: () => Promise<readonly ReadValue[]>): PrometheusMeters {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: `${prefix}requests_total`,
    help: 'Finished requests by what was asked for, status and state of the cache.',
    labelNames: ['template', 'status', 'cache'],
    registers,
  })
  const times = new Histogram({
    name: `${prefix}request_seconds`,
    help: 'Time of the requests that were not answered from memory.',
    labelNames: ['template'],
    buckets: requestSeconds,
    registers,
  })
  const mails = new Counter({
    name: `${prefix}mails_total`,
    help: 'Attempts to send an e-mail by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const leads = new Counter({
    name: `${prefix}leads_total`,
    help: 'Stored forms by kind.',
    labelNames: ['form'],
    registers,
  })
  const database = new Histogram({
    name: `${prefix}database_seconds`,
    help: 'Time of the statements of the database.',
    buckets: databaseSeconds,
    registers,
  })
  return {
    request: ({ template, status, cache, seconds }) => {
      requests.inc({ template, status, cache })
      if (seconds !== undefined) times.observe({ template }, seconds)
    },
    mail: (outcome) => mails.inc({ outcome }),
    lead: (form) => leads.inc({ form }),
    database: (seconds) => database.observe(seconds),
    contentType: registry.contentType,
    text: async () => {
      const values = await readValues().catch(() => [])
      return (await registry.metrics()) + (await textOf(values))
    },
  }
}
