/** Places that a model may invent, beside those that the site knows, as `slugify` writes them. */
export const commonPlaces: ReadonlySet<string> = new Set(
  `aalst alost aarlen arlon andenne ans antwerpen anvers antwerp aywaille bastogne bastenaken beauraing berlin
  blankenberge bouillon brugge bruges brussel bruxelles brussels bruessel brussel braine-l-alleud charleroi chaudfontaine
  ciney comblain-au-pont dendermonde deinze diest diksmuide dinant durbuy eupen esneux flemalle fleron florenville gembloux
  genappe genk gent gand ghent geel grace-hollogne hannut hasselt herstal herve huy hoei ieper ypres jodoigne knokke
  knokke-heist kortrijk courtrai la-louviere leuven louvain loewen liege luik luttich luettich lier lokeren lowen koeln malmedy
  marche-en-famenne mechelen malines mecheln mons bergen mouscron namur namen nivelles nijvel oostende ostende ostend
  oudenaarde ottignies oupeye paris philippeville plombieres roeselare ronse saint-nicolas sankt-vith saint-hubert seraing
  sint-niklaas sint-truiden saint-trond soignies spa sprimont stavelot theux tienen tongeren tournai doornik trooz turnhout
  verviers veurne villers-le-bouillet vielsalm vilvoorde vise waremme borgworm waterloo wavre waver wezet zaventem zottegem
  aachen maastricht luxembourg keulen koln cologne lille rijsel kelmis la-calamine raeren amblève`
    .split(/\s+/u)
    .map((name) => name.trim()),
)
