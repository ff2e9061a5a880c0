import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import type { Sentences } from '../roles'
import { heaterOf, money, nounOf, windowsOf } from './phrases'

/** 'Dieses Haus', 'diese Wohnung': what a sentence begins with. */
const itself = (facts: DemoFacts) => capital(nounOf(facts).dies)

const free: Record<DemoFacts['availability'], string> = {
  atDeed: 'Frei ab Notartermin.',
  immediately: 'Sofort frei.',
  toAgree: 'Frei nach Vereinbarung.',
  tenanted: 'Vermietet: Der laufende Mietvertrag geht mit.',
  delivery: 'Frei ab Übergabe.',
  occupied: 'Vom Verkäufer bewohnt.',
}

const occupancy: Record<DemoFacts['availability'], string> = {
  atDeed: 'ab Notartermin',
  immediately: 'sofort',
  toAgree: 'zu vereinbaren',
  tenanted: 'mit laufendem Mietvertrag',
  delivery: 'bei Übergabe',
  occupied: 'bewohnt',
}

const moveIn: Record<DemoFacts['availability'], string> = {
  atDeed: 'Sie erhalten die Schlüssel beim Notartermin.',
  immediately: 'Die Räume stehen leer: Sie können sofort darüber verfügen.',
  toAgree: 'Wann Sie einziehen, legen wir gemeinsam fest.',
  tenanted: 'Der laufende Mietvertrag geht auf den Käufer über, der ab der Urkunde die Miete erhält.',
  delivery: 'Sie erhalten die Schlüssel bei der vorläufigen Abnahme.',
  occupied: 'Der Verkäufer wohnt weiterhin im Objekt.',
}

/** Technical state, energy, money and what to do next. */
export const germanTerms = {
  building: [
    (f) =>
      `Das Gebäude ${f.lift ? 'hat einen Aufzug' : 'hat keinen Aufzug'} und ist gut gepflegt${f.charges > 0 ? `; die Gemeinkosten betragen ${money(f.charges)} im Monat` : ''}.`,
    (f) =>
      `Das Miteigentum wird von einem professionellen Hausverwalter (Syndikus) geführt${f.charges > 0 ? `, mit einer Vorauszahlung von ${money(f.charges)} im Monat` : ''}${f.lift ? '; ein Aufzug ist vorhanden' : ''}.`,
    (f) =>
      `Die gemeinschaftlichen Bereiche sind sauber und gut beleuchtet${f.lift ? ', und ein Aufzug bedient alle Etagen' : ''}${f.charges > 0 ? `; rechnen Sie mit ${money(f.charges)} Nebenkosten im Monat` : ''}.`,
  ],
  heating: [
    (f) =>
      `Für Wärme ${f.heating === 'electric' ? 'sorgen' : 'sorgt'} ${heaterOf(f)}, die Fensterrahmen sind ${windowsOf(f)}.`,
    (f) => `Zur Technik: ${heaterOf(f)} und Fensterrahmen ${windowsOf(f)}.`,
    (f) =>
      `${capital(heaterOf(f))} ${f.heating === 'electric' ? 'heizen' : 'heizt'} die Räume; die Fensterrahmen sind ${windowsOf(f)}.`,
  ],
  epcKnown: [
    (f) =>
      `Der Energieausweis (PEB) nennt die Klasse ${f.epcLabel}, das sind ${f.consumption} kWh/m² im Jahr.`,
    (f) =>
      `Mit einem spezifischen Verbrauch von ${f.consumption} kWh/m² im Jahr erreicht ${nounOf(f).dies} die Energieklasse ${f.epcLabel}.`,
    (f) => `Die Energieklasse ist ${f.epcLabel} (${f.consumption} kWh/m² im Jahr).`,
    (f) => `Energieklasse ${f.epcLabel}: Der berechnete Verbrauch liegt bei ${f.consumption} kWh/m² im Jahr.`,
  ],
  epcRequested: [
    () => 'Der Energieausweis ist beantragt; wir senden ihn Ihnen zu, sobald er vorliegt.',
    () => 'Der Energieberater war vor Ort; den Energieausweis senden wir Ihnen zu, sobald er vorliegt.',
    () => 'Der Energieausweis (PEB) ist beantragt.',
  ],
  epcMissing: [
    () => 'Die Energiedaten können Sie bei unserer Agentur anfragen.',
    () => 'Die Energieunterlagen liegen in unserer Agentur zur Einsicht bereit.',
    () => 'Für die Energiedaten wenden Sie sich bitte an unsere Agentur.',
  ],
  conditionNew: [
    () => 'Alles ist neu oder fast neu: Es fehlen nur noch Ihre Möbel.',
    () => 'Materialien und Haustechnik entsprechen den heutigen Normen.',
    () => 'Das Ganze ist in tadellosem Zustand.',
  ],
  conditionGood: [
    () => 'Das Ganze ist in gutem Zustand und gut gepflegt.',
    (f) => `${itself(f)} wurde sorgfältig instand gehalten; größere Arbeiten stehen nicht an.`,
    () => 'Der allgemeine Zustand ist gut: Arbeiten sind nicht nötig.',
  ],
  conditionRefresh: [
    () => 'Ein wenig auffrischen, und alles ist nach Ihrem Geschmack.',
    () => 'Die Bausubstanz ist gesund; etwas Farbe und neue Böden genügen.',
    (f) => `${itself(f)} ist aufzufrischen, was der Preis berücksichtigt.`,
  ],
  conditionRenovate: [
    () => 'Eine Renovierung steht an: Dämmung, Elektrik und Sanitär.',
    () =>
      'Wer nach eigenen Vorstellungen renovieren möchte, findet hier Potenzial; Prämien der Region können helfen.',
    (f) => `${itself(f)} ist renovierungsbedürftig; Substanz und Raumaufteilung sind es wert.`,
  ],
  cadastralIncome: [
    (f) => `Das Katastereinkommen beträgt ${money(f.cadastralIncome)}.`,
    (f) => `Nicht indexiertes Katastereinkommen: ${money(f.cadastralIncome)}.`,
    (f) =>
      `Im Kataster ist ${nounOf(f).dies} mit einem Einkommen von ${money(f.cadastralIncome)} eingetragen.`,
  ],
  priceOnRequest: [
    () => 'Den Preis teilen wir Ihnen auf Anfrage mit.',
    () => 'Auf Wunsch der Eigentümer wird der Preis nicht angezeigt; wir nennen ihn Ihnen gern am Telefon.',
    () => 'Unser Team teilt Ihnen den Preis telefonisch oder per E-Mail mit.',
  ],
  vat: [
    () => 'Der Preis versteht sich ohne 21\u00a0% MwSt. auf Bau und Grundstücksanteil.',
    () => 'Der Verkauf unterliegt der MwSt.; Ihr Notar sagt Ihnen, ob der ermäßigte Satz gilt.',
    () => 'Das Lastenheft und der Plan für die Zahlung in Raten sind in unserer Agentur erhältlich.',
  ],
  electricity: [
    () => 'Die Elektroprüfung ist nicht konform.',
    () => 'Die elektrische Anlage ist nicht konform; der Käufer passt sie an.',
    () => 'Die Elektrik wurde geprüft und ist nicht konform.',
  ],
  available: [
    (f) => free[f.availability],
    (f) => moveIn[f.availability],
    (f) => `Verfügbarkeit: ${occupancy[f.availability]}.`,
  ],
  rentTerms: [
    (f) =>
      `Die Miete beträgt ${money(f.price)} im Monat${f.charges > 0 ? `, zuzüglich einer Nebenkostenvorauszahlung von ${money(f.charges)}` : ', ohne Gemeinkosten'}.`,
    (f) =>
      `Monatsmiete: ${money(f.price)}${f.charges > 0 ? ` plus ${money(f.charges)} Nebenkosten` : ' ohne Verbrauch'}; Mietgarantie von zwei Monaten.`,
    (f) =>
      `Rechnen Sie mit ${money(f.price)} Miete im Monat${f.charges > 0 ? ` und ${money(f.charges)} Nebenkosten` : ''} sowie zwei Monatsmieten Garantie auf einem Sperrkonto.`,
  ],
  closingSale: [
    () => 'Vereinbaren Sie eine Besichtigung mit unserem Team: Wir zeigen Ihnen alles in Ruhe.',
    () =>
      'Interessiert? Fordern Sie die vollständigen Unterlagen an oder buchen Sie online eine Besichtigung.',
    () => 'Rufen Sie unsere Agentur an oder wählen Sie auf dieser Seite einen Besichtigungstermin.',
    () => 'Wir beantworten gern Ihre Fragen und begleiten Sie bei der Besichtigung.',
  ],
  closingRent: [
    () =>
      'Besichtigungen finden nach Vereinbarung statt; bewerben Sie sich, nachdem Sie alles gesehen haben.',
    () => 'Buchen Sie online eine Besichtigung oder rufen Sie unsere Vermietungsabteilung an.',
    () => 'Möchten Sie sich umsehen? Schlagen Sie uns einen Termin vor, wir bestätigen ihn Ihnen.',
  ],
  closingOption: [
    (f) =>
      `${itself(f)} ist derzeit unter Option: Hinterlassen Sie Ihre Kontaktdaten, und wir melden uns, wenn die Option verfällt.`,
    () => 'Es läuft eine Option; wir merken Ihr Interesse gern vor.',
    () =>
      'Ein Angebot wird geprüft, aber noch ist nichts unterzeichnet: Lassen Sie sich auf die Warteliste setzen.',
  ],
  closingSold: [
    (f) =>
      `${itself(f)} ist verkauft. Hinterlegen Sie Ihren Suchauftrag: Wir melden uns, sobald etwas Ähnliches kommt.`,
    (f) =>
      `${itself(f)} hat einen Käufer gefunden. Verkaufen Sie selbst in diesem Viertel? Fordern Sie eine kostenlose Schätzung an.`,
    () =>
      'Der Verkauf ist abgeschlossen, vielen Dank für Ihr Interesse; ähnliche Objekte kommen regelmäßig hinzu.',
  ],
  closingRented: [
    (f) =>
      `${itself(f)} ist vermietet. Hinterlegen Sie Ihren Suchauftrag, um unsere nächsten Mietobjekte zu erhalten.`,
    () =>
      'Der Mietvertrag ist unterzeichnet, vielen Dank für Ihr Interesse. Wir haben regelmäßig andere Mietobjekte.',
    (f) => `${itself(f)} hat einen Mieter gefunden; nennen Sie uns Ihre Wünsche, und wir schreiben Ihnen.`,
  ],
} satisfies Partial<Sentences>
