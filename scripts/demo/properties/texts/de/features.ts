import type { Feature } from '../../facts'
import type { Sentence } from '../roles'

/** Details that distinguish a property from its neighbours. */
export const germanFeatures: Record<Feature, readonly Sentence[]> = {
  fireplace: [
    () => 'Im Wohnzimmer sorgt ein offener Kamin aus Kalkstein im Winter für Stimmung.',
    () => 'Ein Holzofen verbreitet im Wohnraum angenehme Wärme.',
    () => 'Der ursprüngliche Marmorkamin ist erhalten.',
  ],
  veranda: [
    () => 'Eine beheizte Veranda vergrößert das Wohnzimmer und verlängert die schöne Jahreszeit.',
    () => 'Die Veranda dient als Esszimmer mit Blick ins Grüne.',
    () => 'Auf der Rückseite bringt eine gut gelegene Veranda zusätzliches Licht ins Wohnzimmer.',
  ],
  workshop: [
    () => 'Eine eigene Werkstatt mit Strom wartet auf Heimwerker und Handwerker.',
    () => 'Im Nebengebäude kann ein heller Werkraum als Büro oder Spielzimmer dienen.',
    () => 'Am Ende des Grundstücks bietet eine gemauerte Werkstatt viel Platz zum Arbeiten.',
  ],
  mouldings: [
    () => 'Stuck, massives Parkett und hohe Decken erinnern an die Bauzeit.',
    () => 'Die Stuckdecken und die alten Innentüren haben ihren ganzen Charakter bewahrt.',
    () => 'Das Treppenhaus aus Eiche und die Zementfliesen stammen aus der Bauzeit.',
  ],
  homeOffice: [
    () => 'In einem separaten Arbeitszimmer arbeiten Sie ungestört von zu Hause.',
    () => 'Ein kleines zusätzliches Zimmer eignet sich bestens für die Arbeit zu Hause.',
    () => 'Ein Arbeitszimmer mit eigenem Eingang eignet sich für einen freien Beruf.',
  ],
  solarPanels: [
    () => 'Solarmodule auf dem Dach senken die Stromrechnung.',
    () => 'Die noch neue Fotovoltaikanlage deckt einen guten Teil des Verbrauchs.',
    () => 'Auf dem Dach liegen Solarmodule; ihre Papiere sind bei den Unterlagen.',
  ],
  dressing: [
    () => 'Das Hauptschlafzimmer hat ein eigenes Ankleidezimmer.',
    () => 'Neben dem großen Schlafzimmer liegt ein maßgefertigtes Ankleidezimmer.',
    () => 'Einbauschränke und ein Ankleidezimmer ersparen manchen Kleiderschrank.',
  ],
  pool: [
    () => 'Das beheizte, überdachte Schwimmbad von 8 mal 4 m verspricht lange Sommer.',
    () => 'Im sonnigsten Teil des Gartens liegt ein Schwimmbad mit Holzdeck.',
    () => 'Das Schwimmbad mit Sicherheitsabdeckung liegt nur wenige Schritte vom Wohnzimmer entfernt.',
  ],
  laundry: [
    () => 'Dank der Waschküche mit Spülbecken bleibt die Küche frei von Geräten.',
    () => 'Die Waschküche mit direktem Zugang nach draußen ist sehr praktisch.',
    () => 'Waschmaschine und Trockner haben ihren Platz in einer separaten Waschküche.',
  ],
  beams: [
    () => 'Sichtbare Balken und Bruchsteinmauern verleihen dem Wohnraum ländlichen Charme.',
    () => 'Die Eichenbalken und der Boden aus Blaustein sind ursprünglich.',
    () => 'Die angrenzende Scheune mit ihrem alten Gebälk lässt alle Möglichkeiten offen.',
  ],
  view: [
    () => 'Bei klarem Wetter reicht der Blick über das ganze Tal.',
    () => 'Vom Wohnzimmer aus ist der Ausblick völlig frei.',
    () => 'Der Ausblick ist offen, ohne direktes Gegenüber.',
  ],
  wardrobes: [
    () => 'In der Diele und im Schlafzimmer wurden Schränke nach Maß eingebaut.',
    () => 'Die Einbauschränke sparen viel Platz.',
    () => 'In der Diele gibt es einen großen Wandschrank.',
  ],
  videophone: [
    () => 'Der Eingang ist durch eine geschlossene Tür und eine Videosprechanlage gesichert.',
    () => 'Videosprechanlage, abschließbare Briefkästen und ein Fahrradraum gehören zum Komfort.',
    () => 'Den Bewohnern stehen eine Videosprechanlage und ein Fahrradraum zur Verfügung.',
  ],
  freshPaint: [
    () => 'Die Wände wurden gerade in hellen Tönen gestrichen.',
    () => 'Frische Farbe und neue Böden: Nichts muss aufgefrischt werden.',
    () => 'Alle Räume wurden in diesem Jahr neu gestrichen.',
  ],
}
