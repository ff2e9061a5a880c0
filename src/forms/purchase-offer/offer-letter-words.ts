import type { Localized } from '@/lib/i18n/locales'
import type { OfferState } from '@/lib/leads/offer-states'

type ToldState = Exclude<OfferState, 'awaitingConfirmation'>

/** What the buyers are told in each state. */
export const stateWords: Record<ToldState, { subject: Localized; text: Localized }> = {
  received: {
    subject: {
      nl: 'Uw bod is bevestigd',
      fr: 'Votre offre est confirmée',
      en: 'Your offer is confirmed',
      de: 'Ihr Angebot ist bestätigt',
    },
    text: {
      nl: 'Uw bod telt en is bij het kantoor, dat het aan de verkoper voorlegt. Het document vindt u in bijlage. Zodra de verkoper beslist, krijgt u een e-mail.',
      fr: 'Votre offre compte et se trouve à l’agence, qui la présente au vendeur. Le document est en annexe. Dès que le vendeur décide, vous recevez un e-mail.',
      en: 'Your offer counts and is with the agency, which presents it to the seller. The document is attached. As soon as the seller decides, you get a mail.',
      de: 'Ihr Angebot zählt und liegt der Agentur vor, die es dem Verkäufer unterbreitet. Das Dokument liegt bei. Sobald der Verkäufer entscheidet, erhalten Sie eine E-Mail.',
    },
  },
  accepted: {
    subject: {
      nl: 'Uw bod is aanvaard',
      fr: 'Votre offre est acceptée',
      en: 'Your offer is accepted',
      de: 'Ihr Angebot ist angenommen',
    },
    text: {
      nl: 'De verkoper aanvaardt uw bod. Het bindt u van nu af. Het kantoor neemt contact met u op over de onderhandse verkoopovereenkomst.',
      fr: 'Le vendeur accepte votre offre. Elle vous engage désormais. L’agence vous contacte au sujet du compromis de vente.',
      en: 'The seller accepts your offer. It binds you from now on. The agency will contact you about the preliminary sale agreement.',
      de: 'Der Verkäufer nimmt Ihr Angebot an. Es bindet Sie von nun an. Die Agentur meldet sich bei Ihnen wegen des Vorvertrags.',
    },
  },
  refused: {
    subject: {
      nl: 'Uw bod is niet aanvaard',
      fr: 'Votre offre n’a pas été acceptée',
      en: 'Your offer was not accepted',
      de: 'Ihr Angebot wurde nicht angenommen',
    },
    text: {
      nl: 'De verkoper aanvaardt uw bod niet. Het bindt u niet meer. Het kantoor staat klaar voor uw vragen.',
      fr: 'Le vendeur n’accepte pas votre offre. Elle ne vous engage plus. L’agence reste à votre disposition.',
      en: 'The seller does not accept your offer. It no longer binds you. The agency is there for your questions.',
      de: 'Der Verkäufer nimmt Ihr Angebot nicht an. Es bindet Sie nicht mehr. Die Agentur steht Ihnen für Fragen zur Verfügung.',
    },
  },
  withdrawn: {
    subject: {
      nl: 'Uw bod is ingetrokken',
      fr: 'Votre offre est retirée',
      en: 'Your offer is withdrawn',
      de: 'Ihr Angebot ist zurückgezogen',
    },
    text: {
      nl: 'Uw bod is ingetrokken en telt niet meer. Het kantoor weet het ook.',
      fr: 'Votre offre est retirée et ne compte plus. L’agence en est informée.',
      en: 'Your offer is withdrawn and counts no more. The agency knows too.',
      de: 'Ihr Angebot ist zurückgezogen und zählt nicht mehr. Die Agentur weiß es ebenfalls.',
    },
  },
  expired: {
    subject: {
      nl: 'Uw bod is vervallen',
      fr: 'Votre offre a expiré',
      en: 'Your offer has expired',
      de: 'Ihr Angebot ist abgelaufen',
    },
    text: {
      nl: 'De geldigheidsduur is voorbij zonder aanvaarding. Uw bod bindt u niet meer; u kunt een nieuw bod uitbrengen.',
      fr: 'La durée de validité est passée sans acceptation. Votre offre ne vous engage plus ; vous pouvez en faire une nouvelle.',
      en: 'The offer’s validity has ended without acceptance. It no longer binds you; you may make a new one.',
      de: 'Die Gültigkeitsdauer ist ohne Annahme abgelaufen. Ihr Angebot bindet Sie nicht mehr; Sie können ein neues abgeben.',
    },
  },
}

/** What only the second buyer is told, whose address the first one gave. */
export const secondWords = {
  received: {
    nl: 'Een bod op dit pand noemt u als koper B. Het is bevestigd en bij het kantoor, dat het aan de verkoper voorlegt. Zodra de verkoper beslist, krijgt u een e-mail.',
    fr: 'Une offre pour ce bien vous cite comme acquéreur B. Elle est confirmée et se trouve à l’agence, qui la présente au vendeur. Dès que le vendeur décide, vous recevez un e-mail.',
    en: 'An offer for this property names you as buyer B. It is confirmed and with the agency, which presents it to the seller. As soon as the seller decides, you get a mail.',
    de: 'Ein Angebot für dieses Objekt nennt Sie als Käufer B. Es ist bestätigt und liegt der Agentur vor, die es dem Verkäufer unterbreitet. Sobald der Verkäufer entscheidet, erhalten Sie eine E-Mail.',
  },
  notYou: {
    nl: 'Kent u dit bod niet? Dan gaf iemand uw adres per vergissing op; u hoeft niets te doen.',
    fr: 'Vous ne connaissez pas cette offre ? Votre adresse a été indiquée par erreur ; vous n’avez rien à faire.',
    en: 'You do not know of this offer? Then somebody gave your address by mistake; you need not do anything.',
    de: 'Sie kennen dieses Angebot nicht? Dann wurde Ihre Adresse versehentlich angegeben; Sie müssen nichts tun.',
  },
} satisfies Record<string, Localized>

/** The other words of the mails about an offer. */
export const letterWords = {
  confirmSubject: {
    nl: 'Bevestig uw bod',
    fr: 'Confirmez votre offre',
    en: 'Confirm your offer',
    de: 'Bestätigen Sie Ihr Angebot',
  },
  confirmText: {
    nl: [
      'Uw bod telt nog niet. Open de link, lees uw bod na en bevestig het. Daarna krijgen u en het kantoor het document.',
    ],
    fr: [
      'Votre offre ne compte pas encore. Ouvrez le lien, relisez votre offre et confirmez-la. L’agence et vous recevrez ensuite le document.',
    ],
    en: [
      'Your offer does not count yet. Open the link, read your offer again and confirm it. Then you and the agency get the document.',
    ],
    de: [
      'Ihr Angebot zählt noch nicht. Öffnen Sie den Link, lesen Sie Ihr Angebot noch einmal und bestätigen Sie es. Danach erhalten Sie und die Agentur das Dokument.',
    ],
  },
  confirmButton: {
    nl: 'Nalezen en bevestigen',
    fr: 'Relire et confirmer',
    en: 'Read again and confirm',
    de: 'Nachlesen und bestätigen',
  },
  follow: {
    nl: 'Het bod volgen',
    fr: 'Suivre l’offre',
    en: 'Follow the offer',
    de: 'Das Angebot verfolgen',
  },
  reference: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
  property: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
  price: { nl: 'Geboden prijs', fr: 'Prix offert', en: 'Price offered', de: 'Gebotener Preis' },
  until: {
    nl: 'Geldig tot en met',
    fr: 'Valable jusqu’au',
    en: 'Valid until',
    de: 'Gültig bis einschließlich',
  },
  states: {
    received: { nl: 'ontvangen', fr: 'reçue', en: 'received', de: 'eingegangen' },
    accepted: { nl: 'aanvaard', fr: 'acceptée', en: 'accepted', de: 'angenommen' },
    refused: { nl: 'geweigerd', fr: 'refusée', en: 'refused', de: 'abgelehnt' },
    withdrawn: { nl: 'ingetrokken', fr: 'retirée', en: 'withdrawn', de: 'zurückgezogen' },
    expired: { nl: 'vervallen', fr: 'expirée', en: 'expired', de: 'abgelaufen' },
  } satisfies Record<ToldState, Localized>,
  agency: {
    received: {
      nl: 'De koper heeft dit bod bevestigd; het document is bijgevoegd. Leg het aan de verkoper voor en noteer de beslissing in de studio: de koper krijgt dan meteen bericht.',
      fr: 'L’acquéreur a confirmé cette offre ; le document est en annexe. Présentez-la au vendeur et notez sa décision dans le studio : l’acquéreur est aussitôt averti.',
      en: 'The buyer has confirmed this offer; the document is attached. Present it to the seller and note the decision in the studio: the buyer is told at once.',
      de: 'Der Käufer hat dieses Angebot bestätigt; das Dokument liegt bei. Legen Sie es dem Verkäufer vor und vermerken Sie die Entscheidung im Studio: Der Käufer wird sofort benachrichtigt.',
    },
    withdrawn: {
      nl: 'De koper heeft dit bod ingetrokken. Het kan niet meer aanvaard worden.',
      fr: 'L’acquéreur a retiré cette offre. Elle ne peut plus être acceptée.',
      en: 'The buyer has withdrawn this offer. It can no longer be accepted.',
      de: 'Der Käufer hat dieses Angebot zurückgezogen. Es kann nicht mehr angenommen werden.',
    },
    expired: {
      nl: 'De laatste dag van dit bod is voorbij zonder beslissing. Het kan niet meer aanvaard worden.',
      fr: 'Le dernier jour de cette offre est passé sans décision. Elle ne peut plus être acceptée.',
      en: 'The last day of this offer has passed without a decision. It can no longer be accepted.',
      de: 'Der letzte Tag dieses Angebots ist ohne Entscheidung verstrichen. Es kann nicht mehr angenommen werden.',
    },
  },
}
