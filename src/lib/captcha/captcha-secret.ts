import { createHmac } from 'node:crypto'

/** Keys of the captcha, each for one purpose, derived from the secret of the site. */
export const captchaKey = (purpose: 'challenge' | 'solution' | 'numbers' | 'token', secret: string): string =>
  createHmac('sha256', secret).update(`perron:captcha:${purpose}`).digest('base64url')
