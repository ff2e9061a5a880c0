import type { CaptchaProvider } from '@/lib/forms/captcha'

const addresses: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

const timeoutMs = 3000

/** What the visitor's browser got is not to blame for these: the keys are wrong, or the provider has a problem. */
const faultsOfOthers =
  /^(?:missing-input-secret|invalid-input-secret|sitekey-secret-mismatch|internal-error)$/

export interface ProviderQuestion {
  provider: CaptchaProvider
  secretKey: string
  /** What the provider gave the visitor's browser. */
  token: string
  /** Names under which the site may be visited; a token made elsewhere is worth nothing here. */
  hostnames: readonly string[]
  /** For tests, which have a provider of their own. */
  address?: string
}

type ProviderAnswer = { success: boolean; hostname: string; faults: string[] }

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

function readAnswer(data: unknown): ProviderAnswer {
  const value = (name: string): unknown =>
    Object(data) === data ? Reflect.get(Object(data), name) : undefined
  const hostname = value('hostname')
  return {
    success: value('success') === true,
    hostname: typeof hostname === 'string' ? hostname.toLowerCase() : '',
    faults: textsIn(value('error-codes')),
  }
}

async function post({ address, provider, secretKey, token }: ProviderQuestion): Promise<ProviderAnswer> {
  const response = await fetch(address ?? addresses[provider], {
    method: 'POST',
    // Nothing of the visitor goes along but what the provider gave them.
    body: new URLSearchParams({ secret: secretKey, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return readAnswer(await response.json())
}

/**
 * Asks the provider about a token. It has three seconds, reading the answer included.
 *
 * @returns `down` when there is no answer, or one that says nothing about the visitor
 */
export async function askProvider(question: ProviderQuestion): Promise<'right' | 'wrong' | 'down'> {
  try {
    const { success, hostname, faults } = await post(question)
    if (success) return question.hostnames.includes(hostname) ? 'right' : 'wrong'
    const foreign = faults.filter((fault) => faultsOfOthers.test(fault))
    if (foreign.length === 0) return 'wrong'
    console.warn(`Captcha: ${question.provider} refuses to check:`, foreign.join(', '))
  } catch (error) {
    // The names of errors alone: neither keys nor tokens get into a log.
    console.warn(`Captcha: ${question.provider} does not answer:`, error instanceof Error ? error.name : '')
  }
  return 'down'
}
