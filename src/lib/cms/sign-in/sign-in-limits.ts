import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * How often somebody may try. Kept in this process: a restart forgets it, and several processes would each count for
 * themselves (then a store of their own, such as Redis, has to hold it).
 */

const quarter = 15 * 60
const hour = 60 * 60

const firstDelayMs = 500
const longestDelayMs = 5000

/** Seconds until the next try is allowed; 0 when this one is. Counting and asking are one step. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

async function takeAll(tries: [RateLimiterMemory, string][]): Promise<number> {
  for (const [limiter, key] of tries) {
    const seconds = await take(limiter, key)
    if (seconds > 0) return seconds
  }
  return 0
}

const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration })

function loginLimits() {
  const ofAddress = limiter(10, quarter)
  const ofPair = limiter(5, quarter)
  const ofAccount = limiter(5, quarter)
  const pair = (address: string, account: string) => `${address} ${account}`
  return {
    take: (address: string, account: string) =>
      takeAll([
        [ofAddress, address],
        [ofPair, pair(address, account)],
      ]),
    /**
     * How long this try has to wait. An account that many addresses try at once is slowed down, not locked:
     * otherwise strangers could keep its owner out.
     */
    async delayMs(account: string): Promise<number> {
      const { consumedPoints } = await ofAccount.penalty(account)
      const surplus = consumedPoints - ofAccount.points
      return surplus <= 0 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (surplus - 1))
    },
    /** A try that succeeded counts for nothing, so that colleagues behind one address do not use up each other's. */
    async giveBack(address: string, account: string): Promise<void> {
      await ofAddress.reward(address)
      await ofPair.delete(pair(address, account))
      await ofAccount.delete(account)
    },
  }
}

/** Fresh counters for everything that concerns signing in. */
export function makeSignInLimits() {
  const forgotOfAddress = limiter(10, hour)
  const forgotOfAccount = limiter(3, hour)
  const resetOfAddress = limiter(10, quarter)
  return {
    login: loginLimits(),
    forgot: {
      take: (address: string, account: string) =>
        takeAll([
          [forgotOfAddress, address],
          [forgotOfAccount, account],
        ]),
    },
    reset: { take: (address: string) => take(resetOfAddress, address) },
  }
}

export type SignInLimits = ReturnType<typeof makeSignInLimits>
