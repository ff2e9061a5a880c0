import { capital, listed } from '../language'
import type { RareTexts } from '../roles'
import { area, money, nounOf, where } from './phrases'

/** Life annuity, takeover, the unfinished and the very long description. */
export const germanRare: RareTexts = {
  annuity: ({ annuity }) =>
    annuity
      ? `Der Verkauf erfolgt auf bewohnte Leibrente: ein Bouquet (Anfangszahlung) von ${money(annuity.bouquet)}, danach eine indexierte Monatsrente von ${money(annuity.monthlyRent)}. ${
          annuity.heads.length > 1
            ? `Die beiden Rentenempfänger sind ${listed(
                annuity.heads.map((head) => String(head.age)),
                'und',
              )} Jahre alt; nach dem ersten Todesfall beträgt die Hinterbliebenenrente ${money(annuity.survivalRent ?? 0)}.`
            : `Die Rente läuft auf eine Person im Alter von ${annuity.heads[0]?.age} Jahren, die hier wohnen bleibt.`
        }`
      : '',
  takeover: [
    (f) =>
      `Eine bekannte Sandwichbar steht ${where(f)} zur Übernahme an. Der Betrieb belegt ${area(f.storeArea)} in einem belebten Viertel, zwischen Büros, Schulen und einer Straßenbahnhaltestelle.`,
    () =>
      'Die Übernahme umfasst die Küchengeräte, die Kühltheke, die Terrasse mit zwölf Plätzen, den Warenbestand und die treue Mittagskundschaft. Alles entspricht den Normen der Lebensmittelagentur, und die elektrische Anlage wurde gerade geprüft.',
    () =>
      'Der gewerbliche Mietvertrag läuft noch sechs Jahre zu einer mäßigen Miete. Die Betreiber gehen in Rente; sie begleiten die Nachfolge gern einen Monat lang und stellen die Lieferanten vor.',
    () =>
      'Die Zahlen der letzten drei Geschäftsjahre erhalten Sie nach Unterzeichnung einer Vertraulichkeitsvereinbarung.',
  ],
  incomplete: [
    (f) =>
      `${capital(nounOf(f).ein)} in ${f.place.de}. Die Unterlagen werden vorbereitet; Sie können sie schon jetzt bei uns anfordern.`,
    (f) => `In unserem Angebot: ${nounOf(f).ein} in ${f.place.de}. Wir vervollständigen die Unterlagen.`,
    (f) => `In ${f.place.de} bieten wir Ihnen ${nounOf(f).einen} an. Rufen Sie uns an, um mehr zu erfahren.`,
  ],
  long: [
    () =>
      'Die Geschichte des Hauses verdient einige Zeilen. Es wurde für einen Hüttenherrn gebaut und diente später als Praxis eines Dorfarztes, der seine Patienten im Zimmer rechts vom Eingang empfing. Das Messingschild hängt noch an der Wand, und ältere Nachbarn sprechen bis heute vom Wartezimmer. Seit etwa vierzig Jahren wohnt hier dieselbe Familie; sie hat das Haus sorgsam gepflegt, ohne je der Mode nachzugeben: Die Täfelungen, die Kamine und die bunten Glasfenster im Treppenhaus sind alle noch da.',
    () =>
      'Die mit Zementfliesen ausgelegte Eingangshalle führt links in zwei ineinandergehende Salons, die durch verglaste Flügeltüren getrennt sind. Rechts dient die frühere Praxis heute als Bibliothek; sie hat einen eigenen Eingang und eignet sich für einen freien Beruf. Am Ende des Flurs wurde die Küche mit Eichenmöbeln, einer Arbeitsplatte aus Blaustein und einem Herd mit sechs Flammen erneuert. Sie öffnet sich ebenerdig zur Terrasse und zu einer Spülküche.',
    () =>
      'Im ersten Stock erschließt der Treppenabsatz drei geräumige Schlafzimmer, von denen das größte fast 24 m² misst. Das Badezimmer mit frei stehender Wanne und separater Dusche hat neue Fliesen erhalten. Der zweite Stock unter dem sichtbaren Gebälk bietet die übrigen Schlafzimmer, einen Duschraum und einen Abstellraum. Der Dachboden ist über eine feste Treppe erreichbar und gedämmt; er könnte ein Spielzimmer oder ein Künstleratelier werden.',
    () =>
      'Die Gewölbekeller erstrecken sich unter dem ganzen Haus: Weinkeller, Heizraum, Waschküche und Werkstatt. Sie sind trocken, zum Teil gefliest und haben einen direkten Ausgang zum Garten. Die elektrische Anlage wurde auf den Stand der Normen gebracht, der Brennwertkessel wird jedes Jahr gewartet, und das Dach aus Naturschiefer wurde von einem Dachdecker überprüft, dessen Bericht den Unterlagen beiliegt.',
    () =>
      'Der von Mauern umgebene Garten besteht aus einer steinernen Terrasse, einem Rasen, einem kleinen Obstgarten mit Apfel- und Birnbäumen und einem hundertjährigen Nussbaum sowie einem Gemüsegarten mit Gewächshaus. Ganz hinten dient ein alter Heuschober als Unterstand für Fahrräder und Werkzeug. Durch ein Hoftor fahren zwei Autos hinein. Im Sommer isst man im Schatten des Blauregens; im Winter fällt das tiefe Licht quer durch das Haus.',
    () =>
      'Die Eigentümer wünschen sich einen Verkauf in Ruhe und stehen für Fragen von Kaufinteressenten zur Verfügung. Eine vollständige technische Mappe mit den Plänen, dem Energieausweis, der Elektroprüfung, der Bodenbescheinigung und den städtebaulichen Auskünften können Sie auf dieser Seite anfordern. Besichtigungen finden nach Vereinbarung statt, werktags bis neunzehn Uhr und samstagvormittags. Nehmen Sie sich eine gute Stunde Zeit: Es gibt viel zu sehen.',
  ],
}
