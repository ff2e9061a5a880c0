import type { CaptchaProvider } from '@/features/submissions/model/captcha'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { sleep } from '@/lib/values/retry'

/** The parts of the three providers' global objects that are used here. */
interface WidgetMaker {
  render: (place: HTMLElement, options: Record<string, unknown>) => unknown
}

const loadingMs = 8000

const scripts: Record<CaptchaProvider, { name: string; url: (locale: Locale) => string }> = {
  turnstile: {
    name: 'turnstile',
    url: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  },
  hcaptcha: {
    name: 'hcaptcha',
    url: (locale) => `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${locale}`,
  },
  recaptcha: {
    name: 'grecaptcha',
    url: (locale) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`,
  },
}

function makerIn(name: string): WidgetMaker | null {
  const maker: unknown = Reflect.get(window, name)
  const isMaker =
    typeof maker === 'object' && maker !== null && typeof Reflect.get(maker, 'render') === 'function'
  // Checked just before.
  return isMaker ? (maker as WidgetMaker) : null
}

/** Some scripts import a second one before they are ready, so the page checks repeatedly. */
async function waitFor(name: string): Promise<WidgetMaker> {
  const end = Date.now() + loadingMs
  for (let maker = makerIn(name); Date.now() < end; maker = makerIn(name)) {
    if (maker) return maker
    await sleep(100)
  }
  throw new Error(`${name} does not start`)
}

const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of the captcha cannot be loaded'))
    }
    document.head.append(script)
  })

async function load(provider: CaptchaProvider, locale: Locale): Promise<WidgetMaker> {
  const { name, url } = scripts[provider]
  if (!makerIn(name)) {
    const tooLong = new Promise<never>((_, reject) => setTimeout(reject, loadingMs))
    await Promise.race([addScript(url(locale)), tooLong])
  }
  return waitFor(name)
}

export interface WidgetQuestion {
  provider: CaptchaProvider
  siteKey: string
  kind: FormKind
  locale: Locale
  /** The container of the widget. */
  place: HTMLElement
}

/**
 * Imports the provider's script, renders its widget and waits for the visitor. Called only after the visitor acted.
 *
 * @returns the value of the control `captcha`
 * @throws when the provider cannot be reached or fails
 */
export async function askWidget({ provider, siteKey, kind, locale, place }: WidgetQuestion): Promise<string> {
  const maker = await load(provider, locale)
  // A widget cannot be rendered twice in the same element.
  const element = document.createElement('div')
  place.replaceChildren(element)
  const token = await new Promise<string>((resolve, reject) => {
    maker.render(element, {
      sitekey: siteKey,
      callback: (value: unknown) => resolve(String(value)),
      'error-callback': () => reject(new Error('The captcha gave up')),
      // The other providers ignore these two options.
      ...(provider === 'turnstile' && { action: kind, language: locale }),
    })
  })
  return `${provider}:${token}`
}
