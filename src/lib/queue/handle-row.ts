import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import { textOf } from '@/lib/values/read-value'
import { sleep } from '@/lib/values/retry'
import { withRequestId } from '@/lib/http/request-id'

import { claimRow } from './claim-row'
import { outcomeColumns, retryDelayMs, withLimit, writeOutcome, type Outcome } from './outcome'
import { dueRows, type Queue } from './queue'
import { cutSignal } from './shutdown'

/** A claim that was not renewed for so long belongs to a process that has ended. */
const claimForMs = 60_000
const renewEveryMs = 20_000

/** The end of a claim, which also identifies it: each claim, each renewal and each `enqueue` writes another time. */
const claimEnd = (now: Date): string => new Date(now.getTime() + claimForMs).toISOString()

interface Claim {
  id: string
  clock: () => Date
  until: string
}

/**
 * Renews the claim of a row while a handler works on it, so that the row of a killed process is free within a minute and
 * that of a slow partner stays held.
 *
 * @returns `end` stops it and resolves to the end of the last renewal
 */
function renewClaim<Row extends { id: string }>(
  payload: Payload,
  { collection, columns }: Queue<Row>,
  { id, clock, until: first }: Claim,
): { end: () => Promise<string> } {
  let until = first
  let running = Promise.resolve()
  const renew = async () => {
    const next = claimEnd(clock())
    const due = { [columns.nextAttemptAt]: { equals: until } }
    const data = { [columns.nextAttemptAt]: next }
    // Null when the row was queued anew meanwhile: the claim is then over, and so is its outcome.
    if (await claimRow(payload, { collection, id, due, data, select: { [columns.attempts]: true } }))
      until = next
  }
  const timer = setInterval(() => {
    running = running.then(renew).catch(() => undefined)
  }, renewEveryMs)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await running
      return until
    },
  }
}

export interface Handler<Row> {
  /** Must be repeatable. Returning nothing means done. An error is logged and the row tried again. */
  handle: (row: Row) => Promise<Outcome<Row> | void>
  /** Called before a row is given up. */
  onFailed?: (id: string, reason: string) => Promise<void>
  /** Waits between attempts to write; shorter in tests. */
  pause?: (ms: number) => Promise<unknown>
}

interface Work<Row> {
  id: string
  clock: () => Date
  handler: Handler<Row>
}

interface Claimed {
  attempts: number
  /** Of the request that queued the row; null when none did. */
  requestId: string | null
  /** The end of the claim. */
  until: string
}

async function claim<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { id, clock }: Work<Row>,
): Promise<Claimed | null> {
  const { collection, columns, states } = queue
  const now = clock()
  const until = claimEnd(now)
  const claimed = await claimRow<{ id: string } & Record<string, unknown>>(payload, {
    collection,
    id,
    due: dueRows(queue, now),
    data: {
      ...(states.claimed !== undefined && { [columns.state]: states.claimed }),
      [columns.nextAttemptAt]: until,
      [columns.attempts]: { $inc: 1 },
    },
    select: { [columns.attempts]: true, [columns.requestId]: true },
  })
  if (!claimed) return null
  const requestId = textOf(claimed[columns.requestId]) || null
  return { attempts: Number(claimed[columns.attempts] ?? 1), requestId, until }
}

async function readRow<Row extends { id: string }>(
  payload: Payload,
  { collection }: Queue<Row>,
  id: string,
): Promise<Row | null> {
  const row = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    // The worker continues what a visitor, an editor or the system began. What is read stays in the handler.
    overrideAccess: true,
  })
  // Payload's types do not relate the collection of a queue to its row type.
  return row as unknown as Row | null
}

/** Writes the lines of the log about one attempt. They name the request that queued the row, and no data of it. */
function attemptLog({ logger }: Payload, { name }: { name: string }, row: string, claimed: Claimed) {
  const begun = performance.now()
  const facts = { row, attempt: claimed.attempts, ...(claimed.requestId && { request: claimed.requestId }) }
  const msg = (what: string) => `Queue "${name}": row ${what}`
  return {
    begin: () => logger.info({ msg: msg('begun'), ...facts }),
    fail: (reason: string) => logger.error({ msg: msg('failed'), ...facts, reason }),
    end: (state: Outcome<unknown>['state']) =>
      logger.info({ msg: msg('ended'), ...facts, state, ms: Math.round(performance.now() - begun) }),
  }
}

/** Resolves with a value when the process has to end now. */
function whenCut<T>(value: T): { promise: Promise<T>; stop: () => void } {
  const signal = cutSignal()
  let onCut = () => {}
  const promise = new Promise<T>((resolve) => {
    onCut = () => resolve(value)
    if (signal.aborted) onCut()
    else signal.addEventListener('abort', onCut)
  })
  return { promise, stop: () => signal.removeEventListener('abort', onCut) }
}

async function runHandler<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { id, handler }: Work<Row>,
  logFailure: (reason: string) => void,
): Promise<Outcome<Row>> {
  const { promise: cut, stop } = whenCut<Outcome<Row>>({ state: 'given back' })
  try {
    const row = await readRow(payload, queue, id)
    const handled = row && (await Promise.race([handler.handle(row), cut]))
    // A handler that was cut off may also fail because of it.
    return (cutSignal().aborted && handled?.state === 'retry' ? await cut : handled) ?? { state: 'done' }
  } catch (error) {
    if (cutSignal().aborted) return { state: 'given back' }
    const reason = formatError(error)
    logFailure(reason)
    return { state: 'retry', reason }
  } finally {
    stop()
  }
}

/**
 * Handles one row, if it is still due: claims it, runs the handler and writes the outcome. The outcome counts only while
 * the claim holds: a row that was queued anew meanwhile stays pending.
 */
export async function handleRow<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  work: Work<Row>,
): Promise<void> {
  const { id, clock, handler } = work
  const claimed = await claim(payload, queue, work)
  if (!claimed) return
  const { attempts, requestId } = claimed
  const log = attemptLog(payload, queue, id, claimed)
  log.begin()
  const held = renewClaim(payload, queue, { id, clock, until: claimed.until })
  const isLast = queue.states.failed !== undefined && attempts >= (queue.maxAttempts ?? Infinity)
  const run = async () => {
    const result = withLimit(await runHandler(payload, queue, work, log.fail), isLast)
    if (result.state === 'failed') await handler.onFailed?.(id, result.reason)
    return result
  }
  // The claim of a row whose outcome stays unknown must end too.
  const outcome = await withRequestId(requestId, run).finally(held.end)
  const delayMs = (outcome.state === 'retry' && outcome.delayMs) || retryDelayMs(attempts)
  const { collection, columns } = queue
  const until = await held.end()
  const data = outcomeColumns(queue, outcome, { now: clock(), delayMs })
  const due = { [columns.nextAttemptAt]: { equals: until } }
  await writeOutcome(
    () => claimRow(payload, { collection, id, due, data, select: { [columns.attempts]: true } }),
    handler.pause ?? sleep,
  )
  log.end(outcome.state)
}
