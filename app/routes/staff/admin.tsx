export default function LoginPage() {
  return (
    <main id="main">
      <h1>Admin Login</h1>
    </main>
  );
}
