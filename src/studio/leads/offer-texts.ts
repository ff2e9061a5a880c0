import type { Localized } from '@/lib/i18n/locales'

type OfferTextKey =
  'accept' | 'refuse' | 'acceptQuestion' | 'refuseQuestion' | 'yes' | 'no' | 'failed' | 'waiting'

export const offerTexts: Record<OfferTextKey, Localized> = {
  accept: {
    nl: 'De verkoper aanvaardt',
    fr: 'Le vendeur accepte',
    en: 'The seller accepts',
    de: 'Der Verkäufer nimmt an',
  },
  refuse: {
    nl: 'De verkoper weigert',
    fr: 'Le vendeur refuse',
    en: 'The seller refuses',
    de: 'Der Verkäufer lehnt ab',
  },
  acceptQuestion: {
    nl: 'De koper krijgt meteen een e-mail dat zijn bod aanvaard is. Dat kan niet teruggedraaid worden. Heeft de verkoper schriftelijk aanvaard?',
    fr: 'L’acquéreur reçoit aussitôt un e-mail disant que son offre est acceptée. C’est irréversible. Le vendeur a-t-il accepté par écrit ?',
    en: 'The buyer gets a mail at once that the offer is accepted. This cannot be undone. Has the seller accepted in writing?',
    de: 'Der Käufer erhält sofort eine E-Mail, dass sein Angebot angenommen ist. Das lässt sich nicht rückgängig machen. Hat der Verkäufer schriftlich angenommen?',
  },
  refuseQuestion: {
    nl: 'De koper krijgt meteen een e-mail dat zijn bod geweigerd is. Dat kan niet teruggedraaid worden.',
    fr: 'L’acquéreur reçoit aussitôt un e-mail disant que son offre est refusée. C’est irréversible.',
    en: 'The buyer gets a mail at once that the offer is refused. This cannot be undone.',
    de: 'Der Käufer erhält sofort eine E-Mail, dass sein Angebot abgelehnt ist. Das lässt sich nicht rückgängig machen.',
  },
  yes: { nl: 'Ja, verzenden', fr: 'Oui, envoyer', en: 'Yes, send', de: 'Ja, senden' },
  no: { nl: 'Annuleren', fr: 'Annuler', en: 'Cancel', de: 'Abbrechen' },
  failed: {
    nl: 'Dat lukte niet: het bod is intussen ingetrokken of vervallen, of u mag er niet over beslissen. Laad de pagina opnieuw.',
    fr: 'Cela n’a pas abouti : l’offre a entre-temps été retirée ou a expiré, ou vous ne pouvez pas en décider. Rechargez la page.',
    en: 'That did not work: the offer was withdrawn or expired meanwhile, or it is not yours to decide. Reload the page.',
    de: 'Das ging nicht: Das Angebot wurde inzwischen zurückgezogen oder ist abgelaufen, oder Sie dürfen nicht darüber entscheiden. Laden Sie die Seite neu.',
  },
  waiting: {
    nl: 'Telt nog niet: de koper heeft de link in zijn e-mail nog niet bevestigd.',
    fr: 'Ne compte pas encore : l’acquéreur n’a pas confirmé par le lien de son e-mail.',
    en: 'Does not count yet: the buyer has not confirmed by the link in the mail.',
    de: 'Zählt noch nicht: Der Käufer hat den Link in seiner E-Mail noch nicht bestätigt.',
  },
}
