import type { Field } from 'payload'

import { defaultDaysShownWhenGone } from '@/features/property/model/disclosure'
import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'

/** The appearance of prices and listings, and default texts of pages. */
export const displayFields: Field[] = [
  {
    name: 'priceStyle',
    type: 'select',
    required: true,
    defaultValue: defaultPriceStyle,
    label: {
      nl: 'Schrijfwijze van prijzen en getallen',
      fr: 'Écriture des prix et des nombres',
      en: 'Way prices and numbers are written',
      de: 'Schreibweise von Preisen und Zahlen',
    },
    options: [
      {
        value: 'belgianDutch',
        label: {
          nl: 'Overal Belgisch-Nederlands: €\u00a0285.000',
          fr: 'Partout en néerlandais de Belgique : €\u00a0285.000',
          en: 'Belgian Dutch everywhere: €\u00a0285.000',
          de: 'Überall belgisches Niederländisch: €\u00a0285.000',
        },
      },
      {
        value: 'ofPage',
        label: {
          nl: 'Nederlands en Frans: €\u00a0285.000; Engels: €285,000; Duits: 285.000\u00a0€',
          fr: 'Néerlandais et français : €\u00a0285.000 ; anglais : €285,000 ; allemand : 285.000\u00a0€',
          en: 'Dutch and French: €\u00a0285.000; English: €285,000; German: 285.000\u00a0€',
          de: 'Niederländisch und Französisch: €\u00a0285.000; Englisch: €285,000; Deutsch: 285.000\u00a0€',
        },
      },
      {
        value: 'ofLanguage',
        label: {
          nl: 'Zoals in de taal van de bezoeker',
          fr: 'Selon la langue du visiteur',
          en: 'As in the visitor’s language',
          de: 'Wie in der Sprache des Besuchers',
        },
      },
    ],
  },
  {
    name: 'nearRadius',
    type: 'number',
    required: true,
    defaultValue: defaultNearRadiusInKm,
    min: 1,
    max: 100,
    label: {
      nl: 'Straal van “nabij” (km)',
      fr: 'Rayon de «\u00a0près de\u00a0» (km)',
      en: 'Radius of “near” (km)',
      de: 'Umkreis von „nahe“ (km)',
    },
    admin: {
      step: 1,
      description: {
        nl: 'Zoekt iemand “nabij” een plaats, dan tonen we alles binnen deze straal. Bij een plaats met weinig panden staat hoeveel er binnen de straal zijn.',
        fr: 'Qui cherche «\u00a0près de\u00a0» un lieu voit tout dans ce rayon. Pour un lieu avec peu de biens, la liste dit combien s’y trouvent.',
        en: 'Who searches “near” a place sees everything within this radius. For a place with few properties the list says how many are within it.',
        de: 'Wer „nahe“ einem Ort sucht, sieht alles in diesem Umkreis. Bei einem Ort mit wenigen Objekten sagt die Liste, wie viele darin liegen.',
      },
    },
  },
  {
    name: 'showTakeovers',
    type: 'checkbox',
    defaultValue: false,
    label: {
      nl: 'Overnames tonen',
      fr: 'Afficher les reprises',
      en: 'Show takeovers',
      de: 'Übernahmen zeigen',
    },
    admin: {
      description: {
        nl: 'Handelszaken ter overname verschijnen in de lijst te koop.',
        fr: 'Les fonds de commerce à reprendre figurent dans la liste à vendre.',
        en: 'Business takeovers appear in the list for sale.',
        de: 'Geschäftsübernahmen erscheinen in der Liste der Verkaufsobjekte.',
      },
    },
  },
  {
    name: 'showPropertyHistory',
    type: 'checkbox',
    defaultValue: true,
    label: {
      nl: 'Verloop van panden tonen',
      fr: 'Afficher l’historique des biens',
      en: 'Show the history of properties',
      de: 'Verlauf der Objekte zeigen',
    },
    admin: {
      description: {
        nl: 'Sinds wanneer een pand online staat en hoe zijn prijs veranderde.',
        fr: 'Depuis quand un bien est en ligne et comment son prix a changé.',
        en: 'Since when a property has been online and how its price changed.',
        de: 'Seit wann ein Objekt online ist und wie sich sein Preis geändert hat.',
      },
    },
  },
  {
    name: 'daysShownWhenGone',
    type: 'number',
    min: 0,
    max: 365,
    defaultValue: defaultDaysShownWhenGone,
    label: {
      nl: 'Dagen dat een verkocht of verhuurd pand in lijsten blijft',
      fr: 'Jours pendant lesquels un bien vendu ou loué reste dans les listes',
      en: 'Days in which a sold or let property stays in lists',
      de: 'Tage, die ein verkauftes oder vermietetes Objekt in Listen bleibt',
    },
    admin: {
      step: 1,
      description: {
        nl: 'Straat, kadaster, plannen, documenten en prijs verdwijnen meteen. Na deze dagen blijft zonder gedateerd akkoord van de verkoper alleen het nummer over. De Gegevensbeschermingsautoriteit berispte een kantoor dat een verkocht pand volledig online liet (beslissing 172/2022 van 24 november 2022), en gaf in 2025 een boete van 6.000 euro omdat de plaats en een kaart nog te zien waren.',
        fr: 'Rue, cadastre, plans, documents et prix disparaissent aussitôt. Après ces jours, sans accord daté du vendeur, seul le numéro reste. L’Autorité de protection des données a averti une agence qui avait laissé en ligne l’annonce entière d’un bien vendu (décision 172/2022 du 24 novembre 2022), puis infligé en 2025 une amende de 6.000 euros parce que la localité et une carte étaient encore visibles.',
        en: 'Street, cadastral data, plans, documents and price go at once. After these days, without the dated consent of the seller, the number alone is left. The Belgian data protection authority warned an agency that had left a sold listing whole online (decision 172/2022 of 24 November 2022), and fined it 6,000 euro in 2025 because the locality and a map were still shown.',
        de: 'Straße, Kataster, Pläne, Unterlagen und Preis verschwinden sofort. Nach diesen Tagen bleibt ohne datierte Zustimmung des Verkäufers nur die Nummer. Die belgische Datenschutzbehörde verwarnte eine Agentur, die ein verkauftes Objekt ganz online gelassen hatte (Entscheidung 172/2022 vom 24. November 2022), und verhängte 2025 eine Geldbuße von 6.000 Euro, weil Ort und Karte noch zu sehen waren.',
      },
    },
  },
  {
    name: 'seoDefaults',
    type: 'group',
    label: { nl: 'SEO van de site', fr: 'SEO du site', en: 'SEO of the site', de: 'SEO der Website' },
    fields: [
      {
        name: 'titleSuffix',
        type: 'text',
        localized: true,
        label: {
          nl: 'Achter elke titel',
          fr: 'Après chaque titre',
          en: 'After every title',
          de: 'Hinter jedem Titel',
        },
        admin: {
          description: {
            nl: 'Leeg: de naam van het kantoor.',
            fr: 'Vide : le nom de l’agence.',
            en: 'Empty: the name of the agency.',
            de: 'Leer: der Name der Agentur.',
          },
        },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 500,
        label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
        admin: {
          description: {
            nl: 'Voor pagina’s zonder eigen tekst in zoekresultaten.',
            fr: 'Pour les pages sans texte propre dans les résultats de recherche.',
            en: 'For pages without a text of their own in search results.',
            de: 'Für Seiten ohne eigenen Text in Suchergebnissen.',
          },
        },
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
        label: {
          nl: 'Beeld op sociale media',
          fr: 'Image sur les réseaux sociaux',
          en: 'Picture on social media',
          de: 'Bild in sozialen Medien',
        },
      },
    ],
  },
]
