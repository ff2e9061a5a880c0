import type { FormDefinition } from '../define-form'

export const signNewsletterLetters: FormDefinition['letters'] = {
  // An address nobody has confirmed yet is no news for the agency; the inbox has it.
  agency: () => null,
  // What the mail says depends on what is stored: `askForNewsletter` sends it.
  visitor: () => null,
}
