import type { Field, TextField } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'
import type { Localized } from '@/lib/i18n/locales'

const mention = (name: string, label: Localized, rest: Partial<TextField> = {}): Field =>
  ({ name, type: 'text', label, ...rest }) as TextField

/** The statements on a licensed agent's website that Belgian law and the code of ethics of the IPI/BIV require. */
export const legalMentionFields: Field[] = [
  mention('companyName', {
    nl: 'Naam van de vennootschap',
    fr: 'Nom de la société',
    en: 'Company name',
    de: 'Firmenname',
  }),
  mention('enterpriseNumber', {
    nl: 'Ondernemingsnummer (KBO)',
    fr: 'Numéro d’entreprise (BCE)',
    en: 'Enterprise number (BCE/KBO)',
    de: 'Unternehmensnummer (ZUD)',
  }),
  mention('vatNumber', { nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' }),
  mention(
    'professionalTitle',
    { nl: 'Beroepstitel', fr: 'Titre professionnel', en: 'Professional title', de: 'Berufsbezeichnung' },
    {
      localized: true,
      admin: {
        description: {
          nl: 'Met het land, bijvoorbeeld: vastgoedmakelaar erkend BIV, België.',
          fr: 'Avec le pays, par exemple : agent immobilier agréé IPI, Belgique.',
          en: 'With the country, for example: licensed estate agent (IPI/BIV), Belgium.',
          de: 'Mit dem Land, zum Beispiel: zugelassener Immobilienmakler (IPI), Belgien.',
        },
      },
    },
  ),
  mention('licenceNumber', { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'IPI/BIV number', de: 'IPI-Nummer' }),
  mention(
    'supervisoryBody',
    { nl: 'Toezichthouder', fr: 'Autorité de surveillance', en: 'Supervising body', de: 'Aufsichtsbehörde' },
    {
      localized: true,
      admin: {
        description: {
          nl: 'Met het adres: BIV, Luxemburgstraat 16B, 1000 Brussel.',
          fr: 'Avec l’adresse : IPI, rue du Luxembourg 16B, 1000 Bruxelles.',
          en: 'With the address: IPI/BIV, rue du Luxembourg 16B, 1000 Brussels.',
          de: 'Mit der Adresse: IPI, rue du Luxembourg 16B, 1000 Brüssel.',
        },
      },
    },
  ),
  {
    ...urlField(),
    name: 'codeOfEthicsUrl',
    label: {
      nl: 'Plichtenleer (link)',
      fr: 'Code de déontologie (lien)',
      en: 'Code of ethics (link)',
      de: 'Berufsordnung (Link)',
    },
  },
  mention('insurer', {
    nl: 'Verzekeraar beroepsaansprakelijkheid',
    fr: 'Assureur en responsabilité professionnelle',
    en: 'Professional-liability insurer',
    de: 'Berufshaftpflichtversicherer',
  }),
  mention('insurancePolicy', {
    nl: 'Polisnummer',
    fr: 'Numéro de police',
    en: 'Policy number',
    de: 'Policennummer',
  }),
  mention('thirdPartyAccount', {
    nl: 'Derdenrekening (IBAN)',
    fr: 'Compte tiers (IBAN)',
    en: 'Third-party account (IBAN)',
    de: 'Treuhandkonto (IBAN)',
  }),
]
