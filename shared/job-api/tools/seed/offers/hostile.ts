/** Markup that a careless or hostile editor could put into a text; pages must never execute it. */
export const HOSTILE_HTML = [
  '<script>window.hostile = 1</script>',
  '<img src="x" onerror="window.hostile = 1">',
  '<a href="javascript:window.hostile=1">Voir le magasin</a>',
  '<p style="position:fixed;inset:0" onclick="window.hostile = 1">Un cadre de travail agréable.</p>',
];
