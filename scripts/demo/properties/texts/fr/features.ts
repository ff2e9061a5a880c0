import type { Feature } from '../../facts'
import type { Sentence } from '../roles'

/** Details that distinguish a property from its neighbours. */
export const frenchFeatures: Record<Feature, readonly Sentence[]> = {
  fireplace: [
    () => "Au salon, un feu ouvert en pierre calcaire crée l'ambiance en hiver.",
    () => 'Un poêle à bois donne une chaleur agréable à la pièce de vie.',
    () => "La cheminée en marbre d'origine a été conservée.",
  ],
  veranda: [
    () => 'Une véranda chauffée agrandit le séjour et prolonge la belle saison.',
    () => 'La véranda sert de salle à manger avec vue sur la verdure.',
    () => "À l'arrière, une véranda bien orientée apporte de la lumière au séjour.",
  ],
  workshop: [
    () => 'Un atelier indépendant, avec électricité, attend bricoleurs et artisans.',
    () => 'Dans l’annexe, un atelier éclairé peut servir de bureau ou de salle de jeux.',
    () => 'Au fond de la parcelle, un atelier en dur offre un bel espace de travail.',
  ],
  mouldings: [
    () => "Moulures, parquet massif et hauts plafonds rappellent l'époque de la construction.",
    () => "Les plafonds moulurés et les portes d'origine ont gardé tout leur caractère.",
    () => "La cage d'escalier en chêne et les carreaux de ciment sont d'époque.",
  ],
  homeOffice: [
    () => 'Un bureau séparé permet de travailler à domicile au calme.',
    () => 'Une petite pièce supplémentaire convient parfaitement au télétravail.',
    () => 'Un bureau avec entrée propre conviendrait à une profession libérale.',
  ],
  solarPanels: [
    () => 'Des panneaux solaires sur le toit allègent la facture d’électricité.',
    () => "L'installation photovoltaïque, encore récente, couvre une bonne part de la consommation.",
    () => 'La toiture porte des panneaux solaires, dont les documents sont joints au dossier.',
  ],
  dressing: [
    () => 'La chambre principale dispose de son propre dressing.',
    () => 'Un dressing sur mesure jouxte la grande chambre.',
    () => 'Placards intégrés et dressing évitent bien des armoires.',
  ],
  pool: [
    () => 'La piscine chauffée de 8 m sur 4 et son abri promettent de longs étés.',
    () => 'Une piscine entourée d’une plage en bois occupe la partie la plus ensoleillée du jardin.',
    () => "La piscine, équipée d'un volet de sécurité, se trouve à deux pas du séjour.",
  ],
  laundry: [
    () => 'Une buanderie avec évier laisse la cuisine libre de toute machine.',
    () => 'La buanderie, avec accès direct vers l’extérieur, est bien pratique.',
    () => 'Lave-linge et sèche-linge ont leur place dans une buanderie séparée.',
  ],
  beams: [
    () => 'Poutres apparentes et murs de moellons donnent à la pièce de vie un charme rural.',
    () => 'Les poutres de chêne et le sol en pierre bleue sont d’origine.',
    () => "La grange attenante, avec sa charpente d'époque, laisse toutes les possibilités ouvertes.",
  ],
  view: [
    () => 'Par temps clair, la vue porte sur toute la vallée.',
    () => 'Des fenêtres du séjour, la vue est entièrement dégagée.',
    () => 'La vue est ouverte, et aucun vis-à-vis ne vient la couper.',
  ],
  wardrobes: [
    () => 'Des placards sur mesure ont été installés dans le hall et dans la chambre.',
    () => 'Les rangements intégrés font gagner beaucoup de place.',
    () => 'Le hall comprend une grande armoire murale.',
  ],
  videophone: [
    () => "L'entrée est sécurisée par une porte fermée et un vidéophone.",
    () => 'Vidéophone, boîtes aux lettres fermées et local vélos font partie du confort.',
    () => 'Un vidéophone et un local à vélos sont à la disposition des habitants.',
  ],
  freshPaint: [
    () => 'Les murs viennent d’être repeints dans des tons clairs.',
    () => 'Peintures fraîches et sols récents : rien n’est à rafraîchir.',
    () => 'La peinture a été refaite cette année dans toutes les pièces.',
  ],
}
