import type { CaptchaQuestion } from '@/lib/forms/captcha'

import { partOf, type LiveForm } from './live-form'

/** Asks the question of the way without JavaScript, where the browser can prove nothing. */
export function showQuestion({ form }: LiveForm, { text, token }: CaptchaQuestion): void {
  const part = partOf(form, '[data-question]')
  const words = partOf(form, '[data-question-text]')
  if (!part || !words) return
  words.textContent = text
  for (const input of part.querySelectorAll('input')) {
    input.disabled = false
    input.value = input.name === 'question' ? token : ''
  }
  part.hidden = false
}
