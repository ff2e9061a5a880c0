import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const jobContactLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.jobContact),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'We hebben uw sollicitatie ontvangen',
        fr: 'Nous avons bien reçu votre candidature',
        en: 'We have received your application',
        de: 'Wir haben Ihre Bewerbung erhalten',
      },
      text: {
        nl: [
          'Bedankt voor uw sollicitatie en uw cv. We lezen alles aandachtig en laten u weten of we u graag ontmoeten.',
          'Uw gegevens dienen alleen voor deze sollicitatie en worden daarna gewist.',
        ],
        fr: [
          'Merci pour votre candidature et votre CV. Nous lisons tout attentivement et vous dirons si nous souhaitons vous rencontrer.',
          'Vos données ne servent qu’à cette candidature et sont effacées ensuite.',
        ],
        en: [
          'Thank you for your application and your CV. We read everything carefully and will tell you whether we would like to meet you.',
          'Your details serve this application alone and are erased afterwards.',
        ],
        de: [
          'Vielen Dank für Ihre Bewerbung und Ihren Lebenslauf. Wir lesen alles aufmerksam und teilen Ihnen mit, ob wir Sie kennenlernen möchten.',
          'Ihre Angaben dienen nur dieser Bewerbung und werden danach gelöscht.',
        ],
      },
    }),
}
