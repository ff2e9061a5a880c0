import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { retryMs, SaveQueue, type SaveOutcome, type SaveState } from './save-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const delayMs = 800

/** A form whose text is saved by a server that answers with the given outcomes, then with `saved`. */
function openForm(outcomes: SaveOutcome[] = [], answerMs = 100) {
  const form = { text: '', stored: '', saves: 0 }
  const states: SaveState[] = []
  let signIn = () => {}
  let versions = 0
  const queue = new SaveQueue({
    delayMs,
    save: async () => {
      const sent = form.text
      form.saves += 1
      if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs))
      const outcome = outcomes.shift() ?? 'saved'
      if (outcome === 'saved') form.stored = sent
      return outcome
    },
    textNow: () => form.text,
    whenSignedIn: () => new Promise((resolve) => (signIn = resolve)),
    onState: (state) => states.push(state),
    onSettled: () => undefined,
    nameVersion: () => `version ${(versions += 1)}`,
  })
  const type = (text: string) => {
    form.text = text
    queue.changed()
  }
  return { form, queue, states, type, signIn: () => signIn() }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is saved once, after a pause', async () => {
  const { form, states, type } = openForm()
  type('a')
  await pass(delayMs - 1)
  type('ab')
  await pass(delayMs - 1)
  expect(form.saves).toBe(0)
  await pass(101)
  expect(form).toEqual({ text: 'ab', stored: 'ab', saves: 1 })
  expect(states).toEqual(['changed', 'saving', 'saved'])
})

test('all saves write one version, until another text is shown', async () => {
  const { queue, type } = openForm()
  const { version } = queue
  type('a')
  await pass(2 * delayMs)
  expect(queue.version).toBe(version)
  queue.startVersion()
  expect(queue.version).not.toBe(version)
})

test('what is typed while a save runs is saved after it', async () => {
  const { form, states, type } = openForm([], 5000)
  type('a')
  await pass(delayMs)
  type('ab')
  await pass(delayMs + 5000)
  expect(form).toMatchObject({ stored: 'a', saves: 2 })
  await pass(5000)
  expect(form).toMatchObject({ stored: 'ab', saves: 2 })
  expect(states.at(-1)).toBe('saved')
})

test('without a connection it is tried again, ever more rarely, until it is saved', async () => {
  const failures = retryMs.length + 2
  const { form, queue, type } = openForm(
    Array.from({ length: failures }, () => 'unreachable' as const),
    0,
  )
  type('a')
  await pass(delayMs)
  expect(queue.hasUnsaved).toBe(true)
  for (let attempt = 1; attempt <= failures; attempt += 1) {
    expect(form.saves).toBe(attempt)
    await pass(retryMs[Math.min(attempt - 1, retryMs.length - 1)] ?? 0)
  }
  await pass(0)
  expect(form.stored).toBe('a')
  expect(queue.hasUnsaved).toBe(false)
})

test('after a new log-in the text is saved', async () => {
  const { form, signIn, states, type } = openForm(['signed-out'], 0)
  type('a')
  await pass(delayMs)
  await pass(600_000)
  expect(form).toMatchObject({ stored: '', saves: 1 })
  expect(states.at(-1)).toBe('signed-out')
  signIn()
  await pass(0)
  expect(form).toMatchObject({ stored: 'a', saves: 2 })
})

test.each(['conflict', 'refused'] as const)('after "%s" it waits for the next change', async (outcome) => {
  const { form, queue, states, type } = openForm([outcome], 0)
  type('a')
  await pass(600_000)
  expect(form.saves).toBe(1)
  expect(states.at(-1)).toBe(outcome)
  expect(queue.hasUnsaved).toBe(true)
  type('ab')
  await pass(delayMs)
  expect(form).toMatchObject({ stored: 'ab', saves: 2 })
})

test.each(['conflict', 'refused'] as const)(
  'after "%s" the same text is sent again by an order alone, which shows the refusal again',
  async (outcome) => {
    const { form, queue, states, type } = openForm([outcome, outcome], 0)
    type('a')
    await pass(delayMs)
    // The errors of the refusal change the form, too.
    type('a')
    await pass(600_000)
    expect(form.saves).toBe(1)
    expect(states).toEqual(['changed', 'saving', outcome, outcome])
    await queue.flush()
    expect(form.saves).toBe(2)
    expect(states.slice(-2)).toEqual(['saving', outcome])
    type('a')
    await pass(600_000)
    expect(form.saves).toBe(2)
    await queue.flush()
    expect(form).toMatchObject({ stored: 'a', saves: 3 })
    expect(queue.hasUnsaved).toBe(false)
  },
)

test('a text that was refused before another one is sent again', async () => {
  const { form, type } = openForm(['refused', 'refused'], 0)
  for (const text of ['a', 'ab', 'a']) {
    type(text)
    await pass(delayMs)
  }
  expect(form).toMatchObject({ stored: 'a', saves: 3 })
})

test('an order saves nothing where nothing waits', async () => {
  const { form, queue, type } = openForm([], 0)
  type('a')
  await pass(delayMs)
  await queue.flush()
  expect(form.saves).toBe(1)
})

test('a publication waits for the running save, and what is typed before it is not saved again', async () => {
  const { form, queue, type } = openForm([], 1000)
  type('a')
  await pass(delayMs)
  type('ab')
  const order: string[] = []
  const published = queue.alone(async () => {
    order.push(`published ${form.text} after ${form.stored}`)
    form.stored = form.text
    queue.settled()
  })
  await pass(1000)
  await published
  await pass(600_000)
  expect(order).toEqual(['published ab after a'])
  expect(form.saves).toBe(1)
})

test('after a refused publication the pending text is saved all the same', async () => {
  const { form, queue, type } = openForm([], 0)
  type('a')
  await expect(queue.alone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await pass(delayMs)
  expect(form.stored).toBe('a')
})

test('a form that is left saves no more, and says nothing', async () => {
  const { form, queue, states, type } = openForm()
  type('a')
  queue.stop()
  await pass(600_000)
  expect(form.saves).toBe(0)
  expect(states).toEqual(['changed'])
})

test('a form that was reset has nothing to save, and no trouble is told any more', async () => {
  const { form, queue, states, type } = openForm(['conflict', 'unreachable'], 0)
  type('a')
  await pass(delayMs)
  queue.unchanged()
  expect(states.at(-1)).toBe('unchanged')
  type('b')
  await pass(delayMs)
  expect(states.at(-1)).toBe('unreachable')
  queue.unchanged()
  await pass(600_000)
  expect(form.saves).toBe(2)
  expect(queue.hasUnsaved).toBe(false)
})
