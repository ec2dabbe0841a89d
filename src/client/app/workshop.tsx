// The entry of the workshop's document. Everything comes by import(), so that nothing of it joins the visitors' first file.
void import('./workshop-app.tsx').then(({ startWorkshop }) => startWorkshop())
