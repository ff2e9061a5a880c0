import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const contactConstructionLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.contactConstruction),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'We hebben uw vraag over het project ontvangen',
        fr: 'Nous avons bien reçu votre question sur le projet',
        en: 'We have received your question about the project',
        de: 'Wir haben Ihre Frage zum Projekt erhalten',
      },
      text: {
        nl: [
          'Bedankt voor uw interesse in dit nieuwbouwproject. U krijgt van ons zo snel mogelijk antwoord, met een stand van de beschikbare eenheden.',
        ],
        fr: [
          'Merci pour l’intérêt que vous portez à ce projet neuf. Nous vous répondrons dans les meilleurs délais, avec l’état des unités disponibles.',
        ],
        en: [
          'Thank you for your interest in this new-build project. We will answer you as soon as possible and tell you which units are available.',
        ],
        de: [
          'Vielen Dank für Ihr Interesse an diesem Neubauprojekt. Wir antworten Ihnen so bald wie möglich und teilen Ihnen mit, welche Einheiten verfügbar sind.',
        ],
      },
    }),
}
