import type { Localized } from '@/lib/i18n/locales'
import type { Compliance } from '@/payload-types'

type StoredRule = NonNullable<Compliance['rules']>[number]

/** A rule as the settings store it, with public numbers of types in place of their ids. */
export interface DemoRule {
  mention: StoredRule['mention']
  severity: StoredRule['severity']
  regions: NonNullable<StoredRule['regions']>
  goals: NonNullable<StoredRule['goals']>
  typeWebIds: number[]
  explanation: Localized
}

const homes = [1, 2, 3]
const builtOn = [1, 2, 3, 5, 6]

const rule = (
  severity: DemoRule['severity'],
  mention: DemoRule['mention'],
  scope: Partial<Pick<DemoRule, 'regions' | 'goals' | 'typeWebIds'>>,
  explanation: Localized,
): DemoRule => ({ mention, severity, regions: [], goals: [], typeWebIds: [], ...scope, explanation })

const everywhere: DemoRule[] = [
  rule(
    'blocking',
    'price',
    { goals: ['rent'] },
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
    { goals: ['rent'] },
    {
      nl: 'Een huuradvertentie vermeldt ook de gemeenschappelijke lasten (art. 1716 oud Burgerlijk Wetboek). Zonder lasten: vul 0 in.',
      fr: 'Une annonce de location mentionne aussi les charges communes (art. 1716 de l’ancien Code civil). Sans charges : indiquez 0.',
      en: 'A rent advert states the common charges too (former Civil Code art. 1716). Without charges: enter 0.',
      de: 'Eine Mietanzeige nennt auch die Gemeinkosten (Art. 1716 des alten Zivilgesetzbuches). Ohne Kosten: 0 eintragen.',
    },
  ),
  rule(
    'warning',
    'electricityCertificate',
    { goals: ['sale'], typeWebIds: homes },
    {
      nl: 'Bij verkoop van een woning hoort een keuringsverslag van de elektrische installatie; na een negatief verslag heeft de koper 18 maanden om te herstellen.',
      fr: 'La vente d’un logement demande un contrôle de l’installation électrique ; après un rapport négatif, l’acheteur a 18 mois pour la mettre en ordre.',
      en: 'The sale of a home needs an inspection of the electrical installation; after a failing report the buyer has 18 months to put it right.',
      de: 'Zum Verkauf einer Wohnung gehört eine Elektroprüfung; nach einem negativen Bericht hat der Käufer 18 Monate Zeit für die Instandsetzung.',
    },
  ),
]

const inWallonia: DemoRule[] = [
  rule(
    'blocking',
    'epcUniqueCode',
    { regions: ['wallonia'], goals: ['sale', 'rent'], typeWebIds: homes },
    {
      nl: 'In Wallonië bestaat het EPC vóór de eerste advertentie; “EPC in aanvraag” is niet toegelaten. De unieke code staat op het certificaat.',
      fr: 'En Wallonie, le certificat PEB existe avant toute publicité ; « PEB en cours » n’est pas admis. Le numéro unique figure sur le certificat.',
      en: 'In Wallonia the energy certificate exists before any advert; “EPC requested” is not allowed. Its unique code is printed on the certificate.',
      de: 'In der Wallonie liegt der Energieausweis vor jeder Werbung vor; „PEB beantragt“ ist nicht zulässig. Der eindeutige Code steht auf dem Ausweis.',
    },
  ),
  rule(
    'blocking',
    'epcLabel',
    { regions: ['wallonia'], goals: ['sale', 'rent'], typeWebIds: homes },
    {
      nl: 'Sinds 1 januari 2015 staan de indicatoren van het EPC in elke advertentie: in de eerste plaats het label.',
      fr: 'Depuis le 1er janvier 2015, les indicateurs PEB figurent dans toute publicité, à commencer par le label.',
      en: 'Since 1 January 2015 the indicators of the energy certificate stand in every advert, first of all the label.',
      de: 'Seit dem 1. Januar 2015 stehen die Indikatoren des Energieausweises in jeder Werbung, allen voran die Klasse.',
    },
  ),
  ...(['energyPerformance', 'epcTotal'] as const).map((mention) =>
    rule(
      'warning',
      mention,
      { regions: ['wallonia'], goals: ['sale', 'rent'], typeWebIds: homes },
      {
        nl: 'Gebruikelijk naast label en unieke code: het specifieke en het totale verbruik (Espec en E totaal). Controleer het besluit van 15 mei 2014.',
        fr: 'D’usage à côté du label et du numéro unique : la consommation spécifique et totale (Espec et E total). À vérifier dans l’AGW du 15 mai 2014.',
        en: 'Customary beside label and unique code: the specific and the total consumption (Espec and E total). To be checked against the decree of 15 May 2014.',
        de: 'Üblich neben Klasse und eindeutigem Code: der spezifische und der gesamte Verbrauch (Espec und E total). Am Erlass vom 15. Mai 2014 zu prüfen.',
      },
    ),
  ),
  rule(
    'warning',
    'floodHazard',
    { regions: ['wallonia'], goals: ['sale'] },
    {
      nl: 'Het overstromingsgevaar hoort bij de informatieplicht (verzekeringswet van 4 april 2014, art. 129); de kaart staat op WalOnMap.',
      fr: 'L’aléa d’inondation relève du devoir d’information (loi du 4 avril 2014 relative aux assurances, art. 129) ; la carte est sur WalOnMap.',
      en: 'The flood hazard is part of the duty to inform (insurance law of 4 April 2014, art. 129); the map is on WalOnMap.',
      de: 'Die Überschwemmungsgefahr gehört zur Informationspflicht (Versicherungsgesetz vom 4. April 2014, Art. 129); die Karte steht auf WalOnMap.',
    },
  ),
  rule(
    'warning',
    'groundCertificate',
    { regions: ['wallonia'], goals: ['sale'] },
    {
      nl: 'Vóór de verkoop is er een uittreksel uit de bodemdatabank (BDES).',
      fr: 'Un extrait conforme de la BDES précède la vente.',
      en: 'An extract of the soil database (BDES) precedes the sale.',
      de: 'Vor dem Verkauf liegt ein Auszug aus der Bodendatenbank (BDES) vor.',
    },
  ),
]

const planningExplanation: Localized = {
  nl: 'Een van de vijf verplichte stedenbouwkundige vermeldingen (VCRO): vergunning, bestemming, dagvaarding of maatregel, voorkooprecht, verkaveling. Ook bij verhuur voor meer dan negen jaar.',
  fr: 'Une des cinq mentions urbanistiques obligatoires (VCRO) : permis, affectation, citation ou mesure, préemption, permis d’urbanisation. Aussi pour un bail de plus de neuf ans.',
  en: 'One of the five compulsory planning answers (VCRO): permit, designation, summons or measure, pre-emption, subdivision. Also for leases of more than nine years.',
  de: 'Eine der fünf vorgeschriebenen städtebaulichen Angaben (VCRO): Genehmigung, Bestimmung, Vorladung oder Maßnahme, Vorkaufsrecht, Parzellierung. Auch bei Mietverträgen über neun Jahre.',
}

const floodExplanation: Localized = {
  nl: 'Sinds 1 januari 2023 staan P-score en G-score in elke advertentie. Klasse D vraagt ook het pictogram. Zonder gebouw is er geen G-score.',
  fr: 'Depuis le 1er janvier 2023, les scores P et G figurent dans toute publicité. La classe D demande aussi le pictogramme. Sans bâtiment, pas de score G.',
  en: 'Since 1 January 2023 the P-score and the G-score stand in every advert. Class D needs the pictogram too. Without a building there is no G-score.',
  de: 'Seit dem 1. Januar 2023 stehen P-Score und G-Score in jeder Anzeige. Klasse D verlangt auch das Piktogramm. Ohne Gebäude gibt es keinen G-Score.',
}

const planningAnswers = [
  'permit',
  'areaApplication',
  'summons',
  'preemptiveRights',
  'allotmentPermit',
] as const

const inFlanders: DemoRule[] = [
  ...planningAnswers.map((mention) =>
    rule('blocking', mention, { regions: ['flanders'], goals: ['sale'] }, planningExplanation),
  ),
  rule('blocking', 'floodScoreP', { regions: ['flanders'] }, floodExplanation),
  rule('blocking', 'floodScoreG', { regions: ['flanders'], typeWebIds: builtOn }, floodExplanation),
  rule(
    'warning',
    'epcLabel',
    { regions: ['flanders'], goals: ['sale', 'rent'], typeWebIds: homes },
    {
      nl: 'Bij een woning met label E of F hoort de renovatieverplichting vermeld: ze staat vanzelf op de pandpagina zodra het label is ingevuld.',
      fr: 'Pour un logement de label E ou F, l’obligation de rénovation doit être mentionnée : elle s’affiche d’elle-même dès que le label est rempli.',
      en: 'For a home with label E or F the renovation obligation must be mentioned: it shows by itself once the label is filled in.',
      de: 'Bei einer Wohnung der Klasse E oder F ist die Renovierungspflicht zu nennen: Sie erscheint von selbst, sobald die Klasse eingetragen ist.',
    },
  ),
  rule(
    'warning',
    'asbestosUniqueCode',
    { regions: ['flanders'], goals: ['sale'], typeWebIds: builtOn },
    {
      nl: 'Voor gebouwen van vóór 2001 is er bij verkoop een asbestattest. Het hoeft niet in de advertentie, wel in het compromis.',
      fr: 'Pour un bâtiment d’avant 2001, une attestation amiante accompagne la vente. Elle figure au compromis, pas forcément dans la publicité.',
      en: 'For buildings from before 2001 an asbestos certificate comes with a sale. It belongs in the sale agreement, not necessarily in the advert.',
      de: 'Für Gebäude von vor 2001 gehört zum Verkauf eine Asbestbescheinigung. Sie steht im Vorvertrag, nicht unbedingt in der Anzeige.',
    },
  ),
]

/** Proposals read in secondary sources: an administrator confirms them. */
export const demoRules: DemoRule[] = [...everywhere, ...inWallonia, ...inFlanders]
