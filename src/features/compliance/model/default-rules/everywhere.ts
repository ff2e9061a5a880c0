import { rule, type DefaultRule } from './rule'

const rentLaw = 'Art. 1716 (ancien) C. civ., loi du 25/04/2007'

/** Mentions of an advert anywhere in Belgium. */
export const everywhere: DefaultRule[] = [
  rule(
    'blocking',
    'price',
    { goals: ['rent'], source: rentLaw },
    {
      nl: 'Een huuradvertentie vermeldt de huurprijs (art. 1716 oud Burgerlijk Wetboek, wet van 25 april 2007).',
      fr: 'Une annonce de location mentionne le loyer (art. 1716 de l’ancien Code civil, loi du 25 avril 2007).',
      en: 'A rent advert states the rent (former Civil Code art. 1716, law of 25 April 2007).',
      de: 'Eine Mietanzeige nennt die Miete (Art. 1716 des alten Zivilgesetzbuches, Gesetz vom 25. April 2007).',
    },
  ),
  rule(
    'blocking',
    'renterCharges',
    { goals: ['rent'], source: rentLaw },
    {
      nl: 'Een huuradvertentie vermeldt ook de gemeenschappelijke lasten (art. 1716 oud Burgerlijk Wetboek). Zonder lasten: vul 0 in.',
      fr: 'Une annonce de location mentionne aussi les charges communes (art. 1716 de l’ancien Code civil). Sans charges : indiquez 0.',
      en: 'A rent advert states the common charges too (former Civil Code art. 1716). Without charges: enter 0.',
      de: 'Eine Mietanzeige nennt auch die Gemeinkosten (Art. 1716 des alten Zivilgesetzbuches). Ohne Kosten: 0 eintragen.',
    },
  ),
  rule(
    'warning',
    'price',
    { goals: ['sale', 'takeover'], source: 'Usage' },
    {
      nl: 'Zonder prijs leest de bezoeker “prijs op aanvraag”. Is dat de bedoeling?',
      fr: 'Sans prix, le visiteur lit « prix sur demande ». Est-ce voulu ?',
      en: 'Without a price visitors read “price on request”. Is that intended?',
      de: 'Ohne Preis liest der Besucher „Preis auf Anfrage“. Ist das gewollt?',
    },
  ),
  rule(
    'warning',
    'electricityCertificate',
    { goals: ['sale'], kinds: ['housing'], source: 'RGIE / AREI' },
    {
      nl: 'Bij verkoop van een woning hoort een keuringsverslag van de elektrische installatie; na een negatief verslag heeft de koper 18 maanden om te herstellen.',
      fr: 'La vente d’un logement demande un contrôle de l’installation électrique ; après un rapport négatif, l’acheteur a 18 mois pour la mettre en ordre.',
      en: 'The sale of a home needs an inspection of the electrical installation; after a failing report the buyer has 18 months to put it right.',
      de: 'Zum Verkauf einer Wohnung gehört eine Elektroprüfung; nach einem negativen Bericht hat der Käufer 18 Monate Zeit für die Instandsetzung.',
    },
  ),
]
