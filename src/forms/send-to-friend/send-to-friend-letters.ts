import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

import { friendLetter } from './friend-letter'

export const sendToFriendLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.sendToFriend),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'Het pand werd naar uw vriend gestuurd',
        fr: 'Le bien a été envoyé à votre ami',
        en: 'The property was sent to your friend',
        de: 'Das Objekt wurde an Ihren Freund gesendet',
      },
      text: {
        nl: ['Uw vriend krijgt een e-mail met dit pand en uw naam.'],
        fr: ['Votre ami reçoit un e-mail avec ce bien et votre nom.'],
        en: ['Your friend gets an e-mail with this property and your name.'],
        de: ['Ihr Freund erhält eine E-Mail mit diesem Objekt und Ihrem Namen.'],
      },
      // Repeats nothing that was typed: whoever gives a stranger's address as the own one must not write to them either.
      withAnswers: false,
    }),
  others: (facts) => {
    const to = facts.answers.friendEmail
    const letter = friendLetter(facts)
    return typeof to === 'string' && letter ? [{ to, key: 'friend', letter }] : []
  },
}
