import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const testimonialLetters: FormDefinition['letters'] = {
  agency: (facts) =>
    agencyLetter(facts, formKindLabels.testimonial, [
      {
        type: 'note',
        text: {
          nl: 'De getuigenis staat als concept in de studio. Ze verschijnt pas na publicatie.',
          fr: 'Le témoignage est dans le studio, en brouillon. Il n’apparaît qu’une fois publié.',
          en: 'The testimonial is in the studio as a draft. It appears only once published.',
          de: 'Der Bericht liegt als Entwurf im Studio. Er erscheint erst nach der Veröffentlichung.',
        }[facts.locale],
      },
    ]),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'Bedankt voor uw getuigenis',
        fr: 'Merci pour votre témoignage',
        en: 'Thank you for your testimonial',
        de: 'Vielen Dank für Ihren Erfahrungsbericht',
      },
      text: {
        nl: [
          'Bedankt dat u de tijd nam. We lezen uw getuigenis na en zetten ze dan op de site.',
          'Wilt u ze later wijzigen of laten verwijderen, antwoord dan op deze e-mail.',
        ],
        fr: [
          'Merci d’avoir pris ce temps. Nous relisons votre témoignage, puis nous le publions sur le site.',
          'Pour le modifier ou le faire retirer plus tard, répondez à cet e-mail.',
        ],
        en: [
          'Thank you for taking the time. We will read your testimonial and then put it on the site.',
          'To change it or have it removed later, reply to this e-mail.',
        ],
        de: [
          'Vielen Dank, dass Sie sich die Zeit genommen haben. Wir lesen Ihren Bericht und veröffentlichen ihn dann auf der Website.',
          'Möchten Sie ihn später ändern oder entfernen lassen, antworten Sie auf diese E-Mail.',
        ],
      },
    }),
}
