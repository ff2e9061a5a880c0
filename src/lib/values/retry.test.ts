import { expect, test } from 'vitest'

import { retry } from '../values/retry'

function failingTimes(times: number) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls <= times) throw new Error(`failure ${calls}`)
    return calls
  }
}

test('waits 350, 700, 1400 and 2800 ms between five attempts', async () => {
  const waited: number[] = []
  const wait = async (milliseconds: number) => void waited.push(milliseconds)
  const result = await retry(failingTimes(4), { attempts: 5, firstDelayInMilliseconds: 350, wait })
  expect(result).toBe(5)
  expect(waited).toEqual([350, 700, 1400, 2800])
})

test('gives up with the last failure', async () => {
  const wait = async () => {}
  await expect(retry(failingTimes(9), { attempts: 5, firstDelayInMilliseconds: 350, wait })).rejects.toThrow(
    'failure 5',
  )
})
