import { offered, rule, type DefaultRule } from './rule'

/** The certificate must exist before the advert, so “requested” is no valid answer; “not applicable” is. */
const certificate = {
  regions: ['wallonia'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['notApplicable'],
  validFrom: '2015-01-01',
  source: 'AGW 15/05/2014 ; Federia 28/09/2021',
} as const

const indicators = {
  nl: 'Staat op het certificaat, naast het label: het specifieke verbruik, het totale verbruik en de unieke code horen in elke advertentie. Controleer het besluit van 15 mei 2014.',
  fr: 'Figure sur le certificat, à côté du label : consommation spécifique, consommation totale et numéro unique figurent dans toute publicité. À vérifier dans l’AGW du 15 mai 2014.',
  en: 'Printed on the certificate, beside the label: specific consumption, total consumption and unique code belong in every advert. To be checked against the decree of 15 May 2014.',
  de: 'Steht auf dem Ausweis, neben der Klasse: spezifischer Verbrauch, Gesamtverbrauch und eindeutiger Code gehören in jede Werbung. Am Erlass vom 15. Mai 2014 zu prüfen.',
}

/** Mentions of an advert in Wallonia. */
export const inWallonia: DefaultRule[] = [
  rule('blocking', 'epcLabel', certificate, {
    nl: 'In Wallonië bestaat het EPC vóór de eerste advertentie; “EPC in aanvraag” is niet toegelaten. Het label staat in elke advertentie.',
    fr: 'En Wallonie, le certificat PEB existe avant toute publicité ; « PEB en cours » n’est pas admis. Le label figure dans toute publicité.',
    en: 'In Wallonia the energy certificate exists before any advert; “EPC requested” is not allowed. Every advert shows its label.',
    de: 'In der Wallonie liegt der Energieausweis vor jeder Werbung vor; „PEB beantragt“ ist nicht zulässig. Die Klasse steht in jeder Werbung.',
  }),
  rule('blocking', 'epcUniqueCode', certificate, indicators),
  rule('blocking', 'energyPerformance', certificate, indicators),
  rule('blocking', 'epcTotal', certificate, indicators),
  rule(
    'warning',
    'floodHazard',
    { regions: ['wallonia'], goals: ['sale'], source: 'Loi du 04/04/2014, art. 129 ; WalOnMap' },
    {
      nl: 'Het overstromingsgevaar hoort bij de informatieplicht (verzekeringswet van 4 april 2014, art. 129); de kaart staat op WalOnMap.',
      fr: 'L’aléa d’inondation relève du devoir d’information (loi du 4 avril 2014 relative aux assurances, art. 129) ; la carte est sur WalOnMap.',
      en: 'The flood hazard is part of the duty to inform (insurance law of 4 April 2014, art. 129); the map is on WalOnMap.',
      de: 'Die Überschwemmungsgefahr gehört zur Informationspflicht (Versicherungsgesetz vom 4. April 2014, Art. 129); die Karte steht auf WalOnMap.',
    },
  ),
  rule(
    'warning',
    'groundCertificate',
    { regions: ['wallonia'], goals: ['sale'], source: 'Décret sols ; BDES' },
    {
      nl: 'Vóór de verkoop is er een uittreksel uit de bodemdatabank (BDES).',
      fr: 'Un extrait conforme de la BDES précède la vente.',
      en: 'An extract of the soil database (BDES) precedes the sale.',
      de: 'Vor dem Verkauf liegt ein Auszug aus der Bodendatenbank (BDES) vor.',
    },
  ),
]
