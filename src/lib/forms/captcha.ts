/** Providers of captchas the agency can choose instead of ours; the options of the settings. */
export const captchaProviders = ['turnstile', 'hcaptcha', 'recaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

export const isCaptchaProvider = (text: unknown): text is CaptchaProvider =>
  captchaProviders.some((each) => each === text)

/** How a form in a page proves that a person sends it; the same for all forms, and public. */
export type CaptchaSetting = { provider: 'own' } | { provider: CaptchaProvider; siteKey: string }

/** What is asked of somebody who sends without JavaScript, or whose browser proves nothing. */
export interface CaptchaQuestion {
  /** Value of the hidden field `question`. */
  token: string
  /** Label of the field `questionAnswer`, such as “Écrivez le nombre : sept plus quatre”. */
  text: string
}

/**
 * What the stored setting means: a provider without a key cannot work, so our own takes its place.
 *
 * @param stored the group `captcha` of the settings as anybody may read it
 */
export function toCaptchaSetting(
  stored: { provider?: string | null; siteKey?: string | null } | null | undefined,
): CaptchaSetting {
  const { provider, siteKey } = stored ?? {}
  return isCaptchaProvider(provider) && siteKey ? { provider, siteKey } : { provider: 'own' }
}
