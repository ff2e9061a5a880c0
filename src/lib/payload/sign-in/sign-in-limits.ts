import type { Limiter, MakeLimiter } from '@/lib/limits/limiter'

const quarter = 15 * 60
const hour = 60 * 60

const firstDelayMs = 500
const maxDelayMs = 5000

/** Seconds until the next attempt is allowed; 0 when this one is. */
async function takeAll(tries: readonly [Limiter, string][]): Promise<number> {
  for (const [limiter, key] of tries) {
    const seconds = await limiter.take(key)
    if (seconds > 0) return seconds
  }
  return 0
}

const maxTriesOfAccount = 5

function loginLimits(make: MakeLimiter) {
  const ofClient = make('log-ins of a client', { points: 10, seconds: quarter })
  const ofPair = make('log-ins of a client and account', { points: 5, seconds: quarter })
  const ofAccount = make('log-ins of an account', { points: maxTriesOfAccount, seconds: quarter })
  const pair = (clientIp: string, account: string) => `${clientIp} ${account}`
  return {
    take: (clientIp: string, account: string) =>
      takeAll([
        [ofClient, clientIp],
        [ofPair, pair(clientIp, account)],
      ]),
    /**
     * Seconds that this attempt has to wait. An account that many IPs try at once is slowed down, not locked:
     * otherwise strangers could keep its owner out.
     */
    async delayMs(account: string): Promise<number> {
      const surplus = (await ofAccount.count(account)) - maxTriesOfAccount
      return surplus <= 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (surplus - 1))
    },
    /** A successful attempt does not count, so that colleagues behind one IP do not use up the limit. */
    async giveBack(clientIp: string, account: string): Promise<void> {
      await ofClient.giveBack(clientIp)
      await ofPair.forget(pair(clientIp, account))
      await ofAccount.forget(account)
    },
    /** An attempt that the server could not decide, because its database was locked, does not count. */
    async undo(clientIp: string, account: string): Promise<void> {
      await ofClient.giveBack(clientIp)
      await ofPair.giveBack(pair(clientIp, account))
      await ofAccount.giveBack(account)
    },
  }
}

/** Limits of all sign-in requests. */
export function makeSignInLimits(make: MakeLimiter) {
  const forgotOfClient = make('forgotten passwords of a client', { points: 10, seconds: hour })
  const forgotOfAccount = make('forgotten passwords of an account', { points: 3, seconds: hour })
  const resetOfClient = make('new passwords of a client', { points: 10, seconds: quarter })
  const secondStepOfClient = make('second steps of a client', { points: 10, seconds: quarter })
  const refusals = make('recorded refusals', { points: 1, seconds: quarter })
  return {
    login: loginLimits(make),
    forgot: {
      take: (clientIp: string, account: string) =>
        takeAll([
          [forgotOfClient, clientIp],
          [forgotOfAccount, account],
        ]),
    },
    secondStep: {
      take: (clientIp: string) => secondStepOfClient.take(clientIp),
      giveBack: (clientIp: string) => secondStepOfClient.giveBack(clientIp),
    },
    /** Whether a refusal is the first for this key in its time, and is worth a record. */
    isFirstRefusal: async (key: string): Promise<boolean> => (await refusals.take(key)) === 0,
    reset: { take: (clientIp: string) => resetOfClient.take(clientIp) },
  }
}

export type SignInLimits = ReturnType<typeof makeSignInLimits>
