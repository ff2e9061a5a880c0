import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Limits of sign-in attempts, in this process: a restart resets them, and several processes count separately (a
 * shared store such as Redis is needed then).
 */

const quarter = 15 * 60
const hour = 60 * 60

const firstDelayMs = 500
const maxDelayMs = 5000

/** Seconds until the next attempt is allowed; 0 when this one is. Counting and checking are one step. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

async function consumeAll(tries: [RateLimiterMemory, string][]): Promise<number> {
  for (const [limiter, key] of tries) {
    const seconds = await take(limiter, key)
    if (seconds > 0) return seconds
  }
  return 0
}

const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration })

function loginLimits() {
  const ofClient = limiter(10, quarter)
  const ofPair = limiter(5, quarter)
  const ofAccount = limiter(5, quarter)
  const pair = (clientIp: string, account: string) => `${clientIp} ${account}`
  return {
    take: (clientIp: string, account: string) =>
      consumeAll([
        [ofClient, clientIp],
        [ofPair, pair(clientIp, account)],
      ]),
    /**
     * Seconds that this attempt has to wait. An account that many IPs try at once is slowed down, not locked:
     * otherwise strangers could keep its owner out.
     */
    async delayMs(account: string): Promise<number> {
      const { consumedPoints } = await ofAccount.penalty(account)
      const surplus = consumedPoints - ofAccount.points
      return surplus <= 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (surplus - 1))
    },
    /** A successful attempt does not count, so that colleagues behind one IP do not use up the limit. */
    async giveBack(clientIp: string, account: string): Promise<void> {
      await ofClient.reward(clientIp)
      await ofPair.delete(pair(clientIp, account))
      await ofAccount.delete(account)
    },
    /** An attempt that the server could not decide, because its database was locked, does not count. */
    async undo(clientIp: string, account: string): Promise<void> {
      await ofClient.reward(clientIp)
      await ofPair.reward(pair(clientIp, account))
      await ofAccount.reward(account)
    },
  }
}

/** New counters for all sign-in requests. */
export function makeSignInLimits() {
  const forgotOfClient = limiter(10, hour)
  const forgotOfAccount = limiter(3, hour)
  const resetOfClient = limiter(10, quarter)
  const secondStepOfClient = limiter(10, quarter)
  const refusals = limiter(1, quarter)
  return {
    login: loginLimits(),
    forgot: {
      take: (clientIp: string, account: string) =>
        consumeAll([
          [forgotOfClient, clientIp],
          [forgotOfAccount, account],
        ]),
    },
    secondStep: {
      take: (clientIp: string) => take(secondStepOfClient, clientIp),
      giveBack: (clientIp: string) => secondStepOfClient.reward(clientIp),
    },
    /** Whether a refusal is the first for this key in its time, and is worth a record. */
    isFirstRefusal: async (key: string): Promise<boolean> => (await take(refusals, key)) === 0,
    reset: { take: (clientIp: string) => take(resetOfClient, clientIp) },
  }
}

export type SignInLimits = ReturnType<typeof makeSignInLimits>
