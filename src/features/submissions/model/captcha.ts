/** Captcha providers the agency can choose instead of the built-in one; the options of the setting. */
export const captchaProviders = ['turnstile', 'hcaptcha', 'recaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

export const isCaptchaProvider = (text: unknown): text is CaptchaProvider =>
  captchaProviders.some((each) => each === text)

/** The captcha of a page, the same for all forms. Public data. */
export type CaptchaSetting = { provider: 'own' } | { provider: CaptchaProvider; siteKey: string }

/** The question for visitors without JavaScript, or whose browser has no proof. */
export interface CaptchaQuestion {
  /** Value of the hidden field `question`. */
  token: string
  /** Label of the field `questionAnswer`, such as “Écrivez le nombre : sept plus quatre”. */
  text: string
}

/**
 * Converts the stored setting. A provider without a key cannot work; the built-in captcha replaces it.
 *
 * @param stored the group `captcha` of the settings, public fields only
 */
export function toCaptchaSetting(
  stored: { provider?: string | null; siteKey?: string | null } | null | undefined,
): CaptchaSetting {
  const { provider, siteKey } = stored ?? {}
  return isCaptchaProvider(provider) && siteKey ? { provider, siteKey } : { provider: 'own' }
}
