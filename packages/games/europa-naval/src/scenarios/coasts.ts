const names = (text: string): ReadonlySet<string> => new Set(text.split(', '));

/** Ports by the coasts that the scenarios speak of. */
export const SICILY = names(
  'Messina, Porto Empedocle, Licata, Gela, Siracusa, Augusta, Catania, Palermo, Trapani, Milazzo',
);
export const MAINLAND = names(
  'Reggio, Crotone, Taranto, Genova, La Spezia, Livorno, Civitavecchia, Anzio, Gaeta, Napoli, Salerno, Vibo, Brindisi, Bari, Ancona, Venezia, Trieste, Pola',
);
export const AFRICA = names(
  'Oran, Alger, Bougie, Philippeville, Bone, Bizerta, Tunis, Sousse, Sfax, Gabes, Tripoli, Misurata, Benghazi, Derna, Tobruk, Bardia, Mersa Matruh, Alexandria, Port Said',
);
export const ESTONIA_AND_RIGA = names(
  'Riga, Pernau, Kuressaare, Hapsal, Kardla, Paldiski, Tallinn, Kunda, Narva-Joesuu',
);
export const SOVIET_BASES = names('Tallinn, Hango, Libau, Riga, Kuressaare, Kardla');
export const SOVIET_HOME = names('Kronshtadt, Leningrad');
