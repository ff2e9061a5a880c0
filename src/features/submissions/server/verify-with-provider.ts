import type { CaptchaProvider } from '@/features/submissions/model/captcha'
import { anyIp, isSuccess, parseJson, sendRequest } from '@/lib/http/http-client'

const urls: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

const timeoutMs = 3000
const maxBytes = 64 * 1024

/** Error codes that are not the visitor's fault: wrong keys or a provider problem. */
const faultsOfOthers =
  /^(?:missing-input-secret|invalid-input-secret|sitekey-secret-mismatch|internal-error)$/

export interface ProviderQuestion {
  provider: CaptchaProvider
  secretKey: string
  /** The provider's token from the visitor's browser. */
  token: string
  /** Host names of the site; tokens of other hosts are refused. */
  hostnames: readonly string[]
  /** For tests, which run their own provider. */
  url?: string
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

async function post({ url, provider, secretKey, token }: ProviderQuestion): Promise<ProviderAnswer> {
  const { status, content } = await sendRequest({
    url: url ?? urls[provider],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    // Only the provider's token is sent, no data about the visitor.
    body: new URLSearchParams({ secret: secretKey, response: token }).toString(),
    maxBytes,
    timeoutMs,
    isAllowed: anyIp,
  })
  const data = parseJson(content)
  if (!isSuccess(status) || data === undefined) throw new Error(`status ${status}`)
  return readAnswer(data)
}

/**
 * Verifies a token with the provider. Time-out three seconds, including the body of the response.
 *
 * @returns `down` without a response, or for an error that is not the visitor's
 */
export async function verifyWithProvider(question: ProviderQuestion): Promise<'right' | 'wrong' | 'down'> {
  try {
    const { success, hostname, faults } = await post(question)
    if (success) return question.hostnames.includes(hostname) ? 'right' : 'wrong'
    const foreign = faults.filter((fault) => faultsOfOthers.test(fault))
    if (foreign.length === 0) return 'wrong'
    console.warn(`Captcha: ${question.provider} refuses to check:`, foreign.join(', '))
  } catch (error) {
    // Names of errors only: neither keys nor tokens may get into a log.
    console.warn(`Captcha: ${question.provider} does not answer:`, error instanceof Error ? error.name : '')
  }
  return 'down'
}
