import type { CaptchaProvider } from '@/lib/forms/captcha'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'

/** What the scripts of all three providers leave in the page, as far as we use it. */
interface WidgetMaker {
  render: (place: HTMLElement, options: Record<string, unknown>) => unknown
}

const loadingMs = 8000

const scripts: Record<CaptchaProvider, { name: string; address: (locale: Locale) => string }> = {
  turnstile: {
    name: 'turnstile',
    address: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  },
  hcaptcha: {
    name: 'hcaptcha',
    address: (locale) => `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${locale}`,
  },
  recaptcha: {
    name: 'grecaptcha',
    address: (locale) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`,
  },
}

function makerIn(name: string): WidgetMaker | null {
  const found: unknown = Reflect.get(window, name)
  const isMaker =
    typeof found === 'object' && found !== null && typeof Reflect.get(found, 'render') === 'function'
  // Checked just before.
  return isMaker ? (found as WidgetMaker) : null
}

/** Some scripts fetch a second one before they are ready, so the page looks again and again. */
async function waitFor(name: string): Promise<WidgetMaker> {
  const end = Date.now() + loadingMs
  for (let maker = makerIn(name); Date.now() < end; maker = makerIn(name)) {
    if (maker) return maker
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${name} does not start`)
}

const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of the captcha cannot be loaded'))
    }
    document.head.append(script)
  })

async function load(provider: CaptchaProvider, locale: Locale): Promise<WidgetMaker> {
  const { name, address } = scripts[provider]
  if (!makerIn(name)) {
    const tooLong = new Promise<never>((_, reject) => setTimeout(reject, loadingMs))
    await Promise.race([addScript(address(locale)), tooLong])
  }
  return waitFor(name)
}

export interface WidgetQuestion {
  provider: CaptchaProvider
  siteKey: string
  kind: FormKind
  locale: Locale
  /** Where the widget is drawn. */
  place: HTMLElement
}

/**
 * Loads the provider's script, draws its widget and waits for the visitor. Only after the visitor acted.
 *
 * @returns the value of the control `captcha`
 * @throws when the provider cannot be reached or gives up
 */
export async function askWidget({ provider, siteKey, kind, locale, place }: WidgetQuestion): Promise<string> {
  const maker = await load(provider, locale)
  // A widget cannot be drawn twice in the same element.
  const element = document.createElement('div')
  place.replaceChildren(element)
  const token = await new Promise<string>((resolve, reject) => {
    maker.render(element, {
      sitekey: siteKey,
      callback: (value: unknown) => resolve(String(value)),
      'error-callback': () => reject(new Error('The captcha gave up')),
      // The others do not know these two.
      ...(provider === 'turnstile' && { action: kind, language: locale }),
    })
  })
  return `${provider}:${token}`
}
