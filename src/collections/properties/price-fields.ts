import type { Field } from 'payload'

import { catalogueFieldsNamed, catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { closedToTranslators, noAccess, fieldWithPublishedPrice } from '@/lib/payload/access'

const priceField: Field = {
  name: 'price',
  type: 'number',
  min: 0,
  max: 999_999_999,
  access: { ...closedToTranslators, read: fieldWithPublishedPrice },
  label: { nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' },
  admin: {
    width: '50%',
    step: 1,
    components: { Cell: '/features/property/studio/price-cell#PriceCell' },
    description: {
      nl: 'In hele euro; bij een pand te huur de huur per maand. Leeg of 0 toont “prijs op aanvraag”.',
      fr: 'En euros entiers ; pour un bien à louer, le loyer mensuel. Vide ou 0 affiche « prix sur demande ».',
      en: 'In whole euro; for a property to let the rent per month. Empty or 0 shows “price on request”.',
      de: 'In ganzen Euro; bei einem Mietobjekt die Monatsmiete. Leer oder 0 zeigt „Preis auf Anfrage“.',
    },
  },
}

const publishPriceField: Field = {
  name: 'publishPrice',
  type: 'checkbox',
  defaultValue: true,
  access: closedToTranslators,
  label: { nl: 'Prijs tonen', fr: 'Publier le prix', en: 'Publish the price', de: 'Preis anzeigen' },
  admin: {
    width: '50%',
    description: {
      nl: 'Uit: bezoekers lezen “prijs op aanvraag”; prijs, kosten en prijsverloop verlaten het systeem niet.',
      fr: 'Non : les visiteurs lisent « prix sur demande » ; prix, frais et historique ne sortent pas du système.',
      en: 'Off: visitors read “price on request”; price, costs and price history never leave the system.',
      de: 'Aus: Besucher lesen „Preis auf Anfrage“; Preis, Kosten und Preisverlauf verlassen das System nicht.',
    },
  },
}

const unitFields: Field[] = [
  {
    name: 'priceUnit',
    type: 'number',
    min: 0,
    access: closedToTranslators,
    label: { nl: 'Prijseenheid', fr: 'Unité de prix', en: 'Price unit', de: 'Preiseinheit' },
    admin: {
      width: '50%',
      step: 1,
      description: {
        nl: '7 betekent “vanaf”. Andere nummers komen uit de feed.',
        fr: '7 signifie « à partir de ». Les autres numéros viennent du flux.',
        en: '7 means “starting from”. Other numbers come from the feed.',
        de: '7 bedeutet „ab“. Andere Nummern kommen aus dem Feed.',
      },
    },
  },
  {
    name: 'priceUnitText',
    type: 'text',
    localized: true,
    maxLength: 60,
    label: { nl: 'Tekst bij de prijs', fr: 'Texte du prix', en: 'Price text', de: 'Text zum Preis' },
    admin: { width: '50%' },
  },
]

const historyField: Field = {
  name: 'priceHistory',
  type: 'array',
  access: { create: noAccess, read: fieldWithPublishedPrice, update: noAccess },
  label: { nl: 'Prijsverloop', fr: 'Historique des prix', en: 'Price history', de: 'Preisverlauf' },
  labels: {
    singular: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' },
    plural: { nl: 'Prijzen', fr: 'Prix', en: 'Prices', de: 'Preise' },
  },
  admin: {
    initCollapsed: true,
    readOnly: true,
    description: {
      nl: 'Vult zichzelf aan telkens als een andere prijs online komt.',
      fr: 'Se complète chaque fois qu’un autre prix est publié.',
      en: 'Grows by itself each time another price is published.',
      de: 'Ergänzt sich, sobald ein anderer Preis veröffentlicht wird.',
    },
  },
  fields: [
    {
      name: 'date',
      type: 'date',
      required: true,
      label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
    },
    {
      name: 'price',
      type: 'number',
      required: true,
      label: { nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' },
    },
  ],
}

/** The price and whether it is shown; for a property to let also the charges. */
export const mainPriceFields: Field[] = [
  { type: 'row', fields: [priceField, publishPriceField] },
  ...catalogueFieldsNamed(['renterCharges'], { when: ({ goal }) => goal === 'rent' }),
]

/** Costs and taxes. */
export const furtherPriceFields: Field[] = [
  { type: 'row', fields: unitFields },
  ...catalogueGroupFields('money', ['renterCharges']),
  historyField,
]
