import { capital } from '../language'
import type { Sentences } from '../roles'
import { area, bedroomsOf, count, money, nounOf, where, withFlats } from './phrases'

const onLevels = (number: number) => (number === 1 ? 'einer Ebene' : count(number, '', 'Ebenen'))
const flats = (number: number) => count(number, 'Wohneinheit', 'Wohneinheiten')

/** Land, investment buildings, commercial premises, garages and new-build projects. */
export const germanOther = {
  unitProject: [
    () =>
      'Das Projekt besteht aus schlichten Baukörpern in hellem Backstein rund um einen begrünten Hof, mit Fahrradraum und Ladesäulen.',
    () =>
      'Wände, Küche, Fliesen und Farben wählen Sie nach Plan; eine Beraterin begleitet Sie bei jedem Schritt.',
    () =>
      'Zusätzliche Dämmung, Lüftung mit Wärmerückgewinnung und Solarmodule halten die Energierechnung sehr niedrig.',
  ],
  landOpening: [
    (f) => `Sie träumen vom Bauen? Dieses Baugrundstück von ${area(f.groundArea)} liegt ${where(f)}.`,
    (f) => `In ${f.place.de} wartet dieses Baugrundstück von ${area(f.groundArea)} auf Ihr Vorhaben.`,
    (f) =>
      `${capital(where(f))} bieten wir Ihnen ein Baugrundstück von ${area(f.groundArea)} an, bereit für ein Einfamilienhaus.`,
    (f) => `Baugrundstück von ${area(f.groundArea)} in guter Lage ${where(f)}.`,
  ],
  landSize: [
    (f) =>
      `Das Grundstück ist an der Straße ${f.frontWidth} m breit und etwa ${f.plotDepth} m tief; das Gelände ist fast eben.`,
    (f) =>
      `Mit ${f.frontWidth} m Breite an der Straße und ${f.plotDepth} m Tiefe eignet es sich für ein frei stehendes Haus.`,
    (f) => `Das Grundstück ist regelmäßig geschnitten: ${f.frontWidth} m breit und ${f.plotDepth} m tief.`,
  ],
  landPlanning: [
    () =>
      'Laut Sektorenplan liegt das Grundstück im Wohngebiet; eine Verstädterungsgenehmigung legt Größe und Lage des Hauses fest.',
    () =>
      'Im Sektorenplan ist das Grundstück als Wohngebiet eingetragen. Die Vorschriften erlauben ein Haus mit zwei Geschossen unter dem Dach.',
    () =>
      'In diesem Wohngebiet darf ein Einfamilienhaus gebaut werden; die städtebaulichen Auskünfte liegen für Sie bereit.',
  ],
  landUtilities: [
    () => 'Wasser, Strom, Glasfaser und Kanalisation liegen in der Straße.',
    () => 'Alle Leitungen verlaufen in der Straße: Wasser, Strom, Telekommunikation und Kanalisation.',
    () => 'Die Straße ist voll erschlossen, mit Wasser, Strom, Telefon und Kanalisation.',
  ],
  landAdvice: [
    () =>
      'Architekt und Bauunternehmer wählen Sie frei; eine Bodenuntersuchung ist in unserer Agentur erhältlich.',
    () =>
      'Der Verkauf erfolgt ohne Bauträgerbindung. Die Abmarkung und der Plan des Vermessers liegen den Unterlagen bei.',
    () =>
      'Der Vermessungsplan und der Auszug aus der wallonischen Bodendatenbank können in unserer Agentur eingesehen werden.',
  ],
  investmentOpening: [
    (f) =>
      `Dieses Renditeobjekt von ${area(f.livingArea)} besteht aus ${flats(f.flats)} und steht ${where(f)}.`,
    (f) =>
      `In ${f.place.de} bieten wir Ihnen ein Renditeobjekt ${withFlats(f)} an, insgesamt ${area(f.livingArea)}.`,
    (f) =>
      `${capital(flats(f.flats))} unter einem Dach: Dieses Gebäude aus dem Jahr ${f.year} steht ${where(f)}.`,
  ],
  investmentFlats: [
    (f) =>
      `Die ${flats(f.flats)} haben zusammen ${bedroomsOf(f)}; sie sind gut geschnitten und leicht zu vermieten.`,
    (f) =>
      `Sie finden dort ${count(f.flats, 'Wohnung', 'Wohnungen')} auf ${onLevels(f.floors)}, jede mit Einbauküche und Duschraum.`,
    (f) => `Jede Ebene ist eine vollwertige Wohnung; insgesamt gibt es ${bedroomsOf(f)}.`,
  ],
  investmentYield: [
    (f) => `Die Mieten bringen rund ${money(f.yearlyRent)} im Jahr ein.`,
    (f) => `Voll vermietet beträgt der Bruttomietertrag ${money(f.yearlyRent)} im Jahr.`,
    (f) => `Die jährlichen Mieteinnahmen betragen ${money(f.yearlyRent)}, ohne Nebenkosten.`,
  ],
  investmentMeters: [
    () => 'Gas- und Stromzähler sind einzeln vorhanden, was die Verwaltung vereinfacht.',
    () =>
      'Jede Wohneinheit hat eigene Zähler und eine eigene Klingel; die Genehmigungen wurden bei der Gemeinde geprüft.',
    () => 'Für Fahrräder und Müll gibt es einen gemeinsamen Raum, und die Mietverträge sind registriert.',
  ],
  shopOpening: [
    (f) => `Dieses Geschäftslokal von ${area(f.storeArea)} liegt ${where(f)}.`,
    (f) =>
      `In ${f.place.de} bieten wir Ihnen ein Geschäftslokal von ${area(f.storeArea)} mit Schaufenster an.`,
    (f) =>
      `Sie suchen einen gut sichtbaren Platz für Ihr Geschäft? Hier sind ${area(f.storeArea)} Verkaufsfläche in ${f.place.de}.`,
  ],
  officeOpening: [
    (f) => `Diese Bürofläche von ${area(f.officeArea)} finden Sie ${where(f)}.`,
    (f) => `In ${f.place.de} stehen ${area(f.officeArea)} Bürofläche für Ihr Team bereit.`,
    (f) =>
      `Freier Beruf oder kleines Unternehmen: Diese ${area(f.officeArea)} Bürofläche in ${f.place.de} passen sich Ihrer Tätigkeit an.`,
  ],
  warehouseOpening: [
    (f) => `Diese Lagerhalle von ${area(f.storeArea)} mit ${area(f.officeArea)} Büros steht ${where(f)}.`,
    (f) =>
      `In ${f.place.de} wartet eine Lagerhalle von ${area(f.storeArea)} mit ${area(f.officeArea)} Büros auf Ihren Betrieb.`,
    (f) =>
      `Lager, Werkstatt oder kleine Produktion: Diese Lagerhalle von ${area(f.storeArea)} in ${f.place.de} eignet sich für alles.`,
  ],
  commerceLayout: [
    (f) =>
      f.kind === 'office'
        ? 'Vorhanden sind ein Empfang, mehrere geschlossene Büros, ein Besprechungsraum, eine Teeküche und Toiletten.'
        : `Der Hauptraum ist in einem Stück; ${f.kind === 'warehouse' ? 'eine Laderampe, ein Umkleideraum' : 'ein Lager, ein kleines Büro'} und Toiletten ergänzen ihn.`,
    (f) =>
      f.kind === 'office'
        ? 'Die leichten Trennwände lassen sich mühelos versetzen, sodass Sie die Fläche nach Bedarf einteilen.'
        : 'Der offene Raum lässt sich frei einrichten; Lager und Toiletten liegen auf der Rückseite.',
    (f) =>
      `Die hellen Räume liegen auf ${onLevels(f.floors)}, mit Toiletten und einer Küchenecke für das Personal.`,
  ],
  commerceVisibility: [
    () => 'Die Adresse ist gut sichtbar, und jeden Tag kommen viele Kunden vorbei.',
    () => 'Die Straße ist belebt, und die Bushaltestelle liegt vor der Tür.',
    () => 'Die Nachbargeschäfte ziehen die ganze Woche über Kundschaft an.',
  ],
  commerceEquipment: [
    () => 'Alarmanlage, LED-Beleuchtung und Glasfaseranschluss sind vorhanden.',
    () => 'Die elektrische Anlage ist dreiphasig, und die Glasfaser ist angeschlossen.',
    (f) =>
      `${f.kind === 'warehouse' ? 'Ein vier Meter hohes Sektionaltor' : 'Ein Sicherheitsrollladen'}, eine Alarmanlage und LED-Beleuchtung gehören zur Ausstattung.`,
  ],
  commerceTerms: [
    (f) => `Der Energieausweis für Wohngebäude gilt für ${nounOf(f).einen} nicht.`,
    () =>
      'Ein Energieausweis für Wohngebäude ist nicht erforderlich; der Bericht der Elektroprüfung liegt den Unterlagen bei.',
    () => 'Hier gilt kein Energieausweis für Wohngebäude. Die Gemeinde hat die heutige Nutzung bestätigt.',
  ],
  garageOpening: [
    (f) => `${capital(nounOf(f).dies)} von ${area(f.groundArea)} liegt ${where(f)}.`,
    (f) =>
      `Nie mehr lange nach einem Parkplatz suchen: ${capital(nounOf(f).dies)} steht ${where(f)} zum Verkauf.`,
    (f) => `In ${f.place.de} bieten wir Ihnen ${nounOf(f).einen} von ${area(f.groundArea)} an.`,
  ],
  garageAccess: [
    (f) =>
      f.kind === 'garage'
        ? 'Die Zufahrt ist breit, und das 2,40 m breite Tor lässt sich mühelos öffnen.'
        : 'Man erreicht ihn über eine Rampe und eine automatische Schranke; der Platz ist nummeriert.',
    (f) =>
      `Die Einfahrt führt ${f.kind === 'garage' ? 'über einen gemeinsamen Hof' : 'durch ein Tor mit Fernbedienung'} und ist nachts beleuchtet; das Rangieren fällt leicht.`,
    (f) =>
      f.kind === 'garage'
        ? 'Der Hof ist asphaltiert und die Garage abschließbar; eine Steckdose ist vorhanden.'
        : 'Der Platz ist überdacht, gut markiert und liegt nahe am Aufzug.',
  ],
  garageUse: [
    () => 'Ein Familienauto findet hier Platz, aber auch ein Motorrad oder einige Möbel.',
    () => 'Für Ihr Auto, als Hobbyraum oder als sorglose Geldanlage: Es ist eine einfache Lösung.',
    () => 'Stellplätze sind in diesem Viertel gefragt, das Vermieten fällt leicht.',
  ],
  garageTerms: [
    () => 'Für diese Art von Objekt ist kein Energieausweis nötig, und die Kosten sind gering.',
    () =>
      'Ein Energieausweis ist nicht erforderlich. Nennenswerte Kosten für das Miteigentum fallen nicht an.',
    () =>
      'Die Eigentümer teilen sich den Unterhalt, wenige Euro im Monat; ein Energieausweis ist nicht erforderlich.',
  ],
} satisfies Partial<Sentences>
