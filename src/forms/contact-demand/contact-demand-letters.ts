import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const contactDemandLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.contactDemand),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'Uw aanvraag voor een gratis schatting',
        fr: 'Votre demande d’estimation gratuite',
        en: 'Your request for a free valuation',
        de: 'Ihre Anfrage für eine kostenlose Schätzung',
      },
      text: {
        nl: [
          'Bedankt voor uw vertrouwen. Een makelaar neemt contact met u op om een plaatsbezoek af te spreken.',
          'Leg als u ze hebt de eigendomstitel, de plannen en het energiecertificaat klaar: zo wordt de schatting nauwkeuriger. U bent tot niets verplicht.',
        ],
        fr: [
          'Merci pour votre confiance. Un agent vous contactera pour convenir d’une visite sur place.',
          'Si vous les avez, préparez le titre de propriété, les plans et le certificat PEB : l’estimation en sera plus précise. Vous ne vous engagez à rien.',
        ],
        en: [
          'Thank you for your trust. An agent will contact you to agree on a visit to the property.',
          'If you have them, keep the title deed, the plans and the energy certificate at hand: the valuation will be more precise. You are under no obligation.',
        ],
        de: [
          'Vielen Dank für Ihr Vertrauen. Ein Makler meldet sich bei Ihnen, um einen Besuch vor Ort zu vereinbaren.',
          'Legen Sie, falls vorhanden, die Eigentumsurkunde, die Pläne und den Energieausweis bereit: So wird die Schätzung genauer. Sie gehen keine Verpflichtung ein.',
        ],
      },
    }),
}
